import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { type Occurrence, occurrence } from '../../contracts/reminders';
import { REMINDER_KEYS } from '../../contracts/storageKeys';
import { TTL_MS } from '../../domain/reminders/kinds';
import { snoozedOccurrence } from '../../domain/reminders/snooze';
import { mutate } from '../../platform/api';
import { now } from '../../platform/clock';
import type { Entries } from '../../platform/storage';
import { browserEnvironment } from '../store/environment';
import { readSubscription } from './reminderDevice';

/** Snoozes that the server could not take and the open page shows, as stored on the device. */
export const snoozesStore = createStore<{ waiting: readonly Occurrence[] }>(() => ({ waiting: [] }));

const snoozeList = z.array(occurrence);
const SNOOZE_LIMIT_MS = 10_000;

/** Reads the waiting snoozes again. Never rejects. */
export async function readSnoozes(): Promise<void> {
  try {
    const found = await browserEnvironment.database.read([REMINDER_KEYS.snoozed]);
    snoozesStore.setState({ waiting: snoozesIn(found) });
  } catch (error) {
    console.warn('The snoozes could not be read', error);
  }
}

/** 'Remind in 10 min': pushed by the server, so that the app may be closed; offline, shown by the open page. */
export async function snooze(occurrence: Occurrence): Promise<'pushed' | 'while-open'> {
  const { capability } = await readSubscription();
  if (capability) {
    try {
      const signal = AbortSignal.timeout(SNOOZE_LIMIT_MS);
      await mutate('POST', '/api/reminders/snooze', { occurrence }, { authorization: capability, signal });
      return 'pushed';
    } catch (error) {
      console.warn('The server did not take the snooze', error);
    }
  }
  await change((waiting) => {
    const again = snoozedOccurrence(occurrence, now().getTime());
    return [...waiting.filter(({ id }) => id !== again.id), again];
  });
  return 'while-open';
}

/** Removes snoozes that were shown. */
export async function dropSnoozes(ids: ReadonlySet<string>): Promise<void> {
  await change((waiting) => waiting.filter(({ id }) => !ids.has(id)));
}

async function change(edit: (waiting: Occurrence[]) => Occurrence[]): Promise<void> {
  const tooOld = now().getTime() - TTL_MS;
  const { waiting } = await browserEnvironment.database.update([REMINDER_KEYS.snoozed], (found) => {
    const waiting = edit(snoozesIn(found)).filter(({ at }) => at > tooOld);
    return { waiting, put: [[REMINDER_KEYS.snoozed, waiting]] };
  });
  snoozesStore.setState({ waiting });
}

function snoozesIn(found: Entries): Occurrence[] {
  return z.safeParse(snoozeList, found.get(REMINDER_KEYS.snoozed)).data ?? [];
}
