import type { STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import { remindersStore } from '../../../src/state/reminders/remindersStore';
import { aboutStore } from '../../../src/state/slices/aboutStore';
import { messagesDefinition } from '../../../src/state/slices/conversationMessages';
import { conversationsStore } from '../../../src/state/slices/conversationsStore';
import { draftsStore } from '../../../src/state/slices/draftsStore';
import { hashtagGroupsStore } from '../../../src/state/slices/hashtagGroupsStore';
import { languageStore } from '../../../src/state/slices/languageStore';
import { measuredVideosStore } from '../../../src/state/slices/measuredVideosStore';
import { onboardingStore } from '../../../src/state/slices/onboardingStore';
import { plannedDaysStore } from '../../../src/state/slices/plannedDaysStore';
import { productsStore } from '../../../src/state/slices/productsStore';
import { profileStore } from '../../../src/state/slices/profileStore';
import { settingsStore } from '../../../src/state/slices/settingsStore';
import { teleprompterStore } from '../../../src/state/slices/teleprompterStore';
import { toolRunDefinition } from '../../../src/state/slices/toolRuns';
import { publishedV1Store, videosStore } from '../../../src/state/slices/videosStore';
import type { StoredShape } from '../../../src/state/store/storedShape';

/** What each released version wrote, frozen: <slice>.v<version>.json. */
export const fixtures = import.meta.glob<{ version: number; data: unknown }>('../../fixtures/stored/*.json', {
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
  products: ['products', productsStore.shape],
};

/** Every version of every slice, with what it wrote. */
export const everyVersion = Object.values(slices).flatMap(([name, shape]) =>
  Array.from({ length: shape.version }, (_, index) => {
    const version = index + 1;
    return { name, shape, version, entry: fixtures[`../../fixtures/stored/${name}.v${version}.json`] };
  }),
);

/** Every slice, with what this version writes. */
export const everySlice = everyVersion.filter(({ version, shape }) => version === shape.version);
