import type { STORAGE_KEYS } from '../../contracts/storageKeys';
import { remindersStore } from '../reminders/remindersStore';
import { aboutStore } from '../slices/aboutStore';
import { messagesDefinition } from '../slices/conversationMessages';
import { conversationsStore } from '../slices/conversationsStore';
import { draftsStore } from '../slices/draftsStore';
import { hashtagGroupsStore } from '../slices/hashtagGroupsStore';
import { languageStore } from '../slices/languageStore';
import { measuredVideosStore } from '../slices/measuredVideosStore';
import { onboardingStore } from '../slices/onboardingStore';
import { plannedDaysStore } from '../slices/plannedDaysStore';
import { profileStore } from '../slices/profileStore';
import { settingsStore } from '../slices/settingsStore';
import { teleprompterStore } from '../slices/teleprompterStore';
import { toolRunDefinition } from '../slices/toolRuns';
import { publishedV1Store, videosStore } from '../slices/videosStore';
import type { StoredShape } from '../store/storedShape';

/** What each released version wrote, frozen: <slice>.v<version>.json. */
export const fixtures = import.meta.glob<{ version: number; data: unknown }>('../fixtures/*.json', {
  eager: true,
  import: 'default',
});

const slices: Record<keyof typeof STORAGE_KEYS, [fixture: string, shape: StoredShape<unknown>]> = {
  settings: ['settings', settingsStore.shape],
  language: ['language', languageStore.shape],
  profile: ['profile', profileStore.shape],
  about: ['about', aboutStore.shape],
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

/** Every version of every slice, with what it wrote. */
export const everyVersion = Object.values(slices).flatMap(([name, shape]) =>
  Array.from({ length: shape.version }, (_, index) => {
    const version = index + 1;
    return { name, shape, version, entry: fixtures[`../fixtures/${name}.v${version}.json`] };
  }),
);

/** Every slice, with what this version writes. */
export const everySlice = everyVersion.filter(({ version, shape }) => version === shape.version);
