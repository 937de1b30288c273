import * as z from 'zod/mini';
import { BACKUP_FORMAT, backupFile, backupHead, MOST_BACKUP_BYTES } from '../../contracts/backup';
import { DEVICE_KEYS, MESSAGES_PREFIX } from '../../contracts/storageKeys';
import { isPublished } from '../../domain/videos/stage';
import { crc32 } from '../../lib/checksum';
import { remindersStore } from '../reminders/remindersStore';
import { messagesDefinition } from '../slices/conversationMessages';
import { conversationsStore } from '../slices/conversationsStore';
import { hashtagGroupsStore } from '../slices/hashtagGroupsStore';
import { productsStore } from '../slices/productsStore';
import { profileStore } from '../slices/profileStore';
import { publishedV1Store, videosStore } from '../slices/videosStore';
import { readEntry } from '../store/readEntry';
import { readStored, type StoredShape } from '../store/storedShape';

/**
 * `too-large`: not read at all; `unreadable`: the device cannot read the file; `not-json`; `not-jimp`: another
 * program's; `newer`: made by a newer version of the app, which can read it; `damaged`: ours, but cut short or altered.
 */
export type BackupRefusal = 'too-large' | 'unreadable' | 'not-json' | 'not-jimp' | 'newer' | 'damaged';

/** What a backup contains, to be shown before `replaceAll` applies it; or why it cannot be used. */
export type BackupReading =
  | {
      kind: 'ok';
      exportedAt: string;
      profileName: string | null;
      conversations: number;
      messages: number;
      /** Still to be shot, and published. */
      ideas: number;
      published: number;
      hashtagGroups: number;
      products: number;
      reminders: number;
      entries: ReadonlyMap<string, unknown>;
    }
  | { kind: 'refused'; reason: BackupRefusal };

export type UsableBackup = Extract<BackupReading, { kind: 'ok' }>;

/** Reads a backup and checks every field. Changes nothing and never rejects. */
export async function readBackup(file: Blob | string): Promise<BackupReading> {
  if (typeof file !== 'string' && file.size > MOST_BACKUP_BYTES) return refused('too-large');
  let text: string;
  try {
    text = typeof file === 'string' ? file : await file.text();
  } catch {
    return refused('unreadable');
  }
  try {
    return check(JSON.parse(text));
  } catch {
    return refused(text.startsWith('{"app":"jimp"') ? 'damaged' : 'not-json');
  }
}

function check(json: unknown): BackupReading {
  if (!z.safeParse(backupHead, json).success) return refused('not-jimp');
  if (z.safeParse(newerFile, json).success) return refused('newer');
  const file = z.safeParse(backupFile, json);
  if (!file.success || crc32(JSON.stringify(file.data.entries)) !== file.data.checksum) return refused('damaged');

  const entries = new Map(Object.entries(file.data.entries).filter(([key]) => !DEVICE_KEYS.includes(key)));
  // An entry that no slice here knows is accepted unchanged: the slice that knows it checks it on reading.
  const kinds = [...entries].map(([key, entry]) => readEntry(key, entry).kind);
  if (kinds.includes('damaged')) return refused('damaged');
  if (kinds.includes('newer')) return refused('newer');

  const profile = readStored(profileStore.shape, entries.get(profileStore.shape.key));
  return {
    kind: 'ok',
    exportedAt: file.data.exportedAt,
    profileName: profile.kind === 'ok' ? (profile.data.profile?.name ?? null) : null,
    conversations: count(conversationsStore.shape, entries, ({ byId }) => Object.keys(byId).length),
    messages: countMessages(entries),
    ideas: count(videosStore.shape, entries, ({ items }) => items.filter((item) => !isPublished(item)).length),
    published:
      count(videosStore.shape, entries, ({ items }) => items.filter(isPublished).length) +
      count(publishedV1Store.shape, entries, ({ items }) => items.length),
    hashtagGroups: count(hashtagGroupsStore.shape, entries, ({ items }) => items.length),
    products: count(productsStore.shape, entries, ({ items }) => items.length),
    reminders: count(remindersStore.shape, entries, ({ list }) => list.length),
    entries,
  };
}

const newerFile = z.object({ format: z.int().check(z.minimum(BACKUP_FORMAT + 1)) });

function count<T>(shape: StoredShape<T>, entries: ReadonlyMap<string, unknown>, countIn: (data: T) => number): number {
  const reading = readStored(shape, entries.get(shape.key));
  return reading.kind === 'ok' ? countIn(reading.data) : 0;
}

function countMessages(entries: ReadonlyMap<string, unknown>): number {
  let count = 0;
  for (const [key, entry] of entries) {
    if (!key.startsWith(MESSAGES_PREFIX)) continue;
    const reading = readStored(messagesDefinition(key.slice(MESSAGES_PREFIX.length)), entry);
    if (reading.kind === 'ok') count += reading.data.messages.length;
  }
  return count;
}

function refused(reason: BackupRefusal): BackupReading {
  return { kind: 'refused', reason };
}
