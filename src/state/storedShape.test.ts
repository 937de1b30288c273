import { describe, expect, it } from 'vitest';
import { messagesDefinition } from './conversationMessages';
import { conversationsStore } from './conversations';
import { draftsStore } from './drafts';
import { hashtagGroupsStore } from './hashtagGroups';
import { languageStore } from './language';
import { measuredVideosStore } from './measuredVideos';
import { onboardingStore } from './onboarding';
import { plannedDaysStore } from './plannedDays';
import { profileStore } from './profile';
import { remindersStore } from './reminders';
import { settingsStore } from './settings';
import type { STORAGE_KEYS } from './storageKeys';
import { readStored, type StoredShape } from './storedShape';
import { teleprompterStore } from './teleprompter';
import { notesDefinition } from './testing/notes';
import { toolRunDefinition } from './toolRuns';
import { publishedV1Store, videosStore } from './videos';

/** What each released version wrote, frozen: <slice>.v<version>.json. */
const fixtures = import.meta.glob<{ version: number; data: unknown }>('./fixtures/*.json', {
  eager: true,
  import: 'default',
});

const slices: Record<keyof typeof STORAGE_KEYS, [fixture: string, shape: StoredShape<unknown>]> = {
  settings: ['settings', settingsStore.shape],
  language: ['language', languageStore.shape],
  profile: ['profile', profileStore.shape],
  onboarding: ['onboarding', onboardingStore.shape],
  conversations: ['conversations', conversationsStore.shape],
  conversationMessages: ['messages', messagesDefinition('c1')],
  drafts: ['drafts', draftsStore.shape],
  reminders: ['reminders', remindersStore.shape],
  toolRun: ['tool', toolRunDefinition('creative-formats')],
  videos: ['ideas', videosStore.shape],
  publishedV1: ['published', publishedV1Store.shape],
  plannedDays: ['plannedDays', plannedDaysStore.shape],
  teleprompter: ['teleprompter', teleprompterStore.shape],
  hashtagGroups: ['hashtagGroups', hashtagGroupsStore.shape],
  measuredVideos: ['measuredVideos', measuredVideosStore.shape],
};

describe('every version that was ever released', () => {
  const everyVersion = Object.values(slices).flatMap(([name, shape]) =>
    Array.from({ length: shape.version }, (_, index) => ({ name, shape, version: index + 1 })),
  );

  it.each(everyVersion)('has a fixture, and is read: $name, version $version', ({ name, shape, version }) => {
    const fixture = fixtures[`./fixtures/${name}.v${version}.json`];
    expect(fixture?.version).toBe(version);
    const reading = readStored(shape, fixture);
    expect(reading).toMatchObject({ kind: 'ok', migrated: version < shape.version });
    if (version === shape.version) expect(reading).toMatchObject({ data: fixture?.data });
  });

  it('no fixture is of a version yet to come', () => {
    expect(Object.keys(fixtures).length).toBe(everyVersion.length);
  });
});

describe('migrations', () => {
  const newest = {
    title: '',
    list: [
      { id: 'old-0', text: 'first' },
      { id: 'old-1', text: 'second' },
    ],
    byName: {},
  };

  it('lead from the oldest version to the newest, step by step', () => {
    const oldest = { version: 1, data: ['first', 'second'] };
    expect(readStored(notesDefinition, oldest)).toEqual({ kind: 'ok', data: newest, migrated: true });
    const between = { version: 2, data: { list: ['first', 'second'] } };
    expect(readStored(notesDefinition, between)).toEqual({ kind: 'ok', data: newest, migrated: true });
    expect(readStored(notesDefinition, { version: 3, data: newest })).toEqual({
      kind: 'ok',
      data: newest,
      migrated: false,
    });
  });

  it('leave what is stored as it was', () => {
    const stored = { version: 1, data: ['first'] };
    const mutating = {
      ...notesDefinition,
      migrations: { ...notesDefinition.migrations, 1: (data: unknown) => Array.isArray(data) && data.splice(0) },
    };
    expect(readStored(mutating, stored)).toEqual({ kind: 'damaged' });
    expect(stored).toEqual({ version: 1, data: ['first'] });
  });

  it.each([0, -1, 1.5, '3', null])('version %s is none', (version) => {
    expect(readStored(notesDefinition, { version, data: newest })).toEqual({ kind: 'damaged' });
  });
});
