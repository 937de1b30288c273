import { MESSAGES_PREFIX, SET_ASIDE_PREFIX, TOOL_RUN_PREFIX } from '../../contracts/storageKeys';
import { remindersStore } from '../reminders/remindersStore';
import { aboutStore } from '../slices/aboutStore';
import { messagesDefinition } from '../slices/conversationMessages';
import { conversationsStore } from '../slices/conversationsStore';
import { draftsStore } from '../slices/draftsStore';
import { hashtagGroupsStore } from '../slices/hashtagGroupsStore';
import { languageStore } from '../slices/languageStore';
import { measuredVideosStore } from '../slices/measuredVideosStore';
import { plannedDaysStore } from '../slices/plannedDaysStore';
import { productsStore } from '../slices/productsStore';
import { profileStore } from '../slices/profileStore';
import { settingsStore } from '../slices/settingsStore';
import { teleprompterStore } from '../slices/teleprompterStore';
import { toolRunDefinition } from '../slices/toolRuns';
import { publishedV1Store, videosStore } from '../slices/videosStore';
import { browserEnvironment } from './environment';
import { type Reading, readStored } from './storedShape';

/**
 * Reads any entry of the database or a backup with the slice that its key belongs to; `unknown` if no loaded slice
 * knows the key.
 */
export function readEntry(key: string, entry: unknown): Reading<unknown> | { kind: 'unknown' } {
  if (key.startsWith(SET_ASIDE_PREFIX)) return { kind: 'unknown' };
  if (key.startsWith(MESSAGES_PREFIX)) return readStored(messagesDefinition(key.slice(MESSAGES_PREFIX.length)), entry);
  if (key.startsWith(TOOL_RUN_PREFIX)) return readStored(toolRunDefinition(key.slice(TOOL_RUN_PREFIX.length)), entry);
  const known = [
    videosStore,
    publishedV1Store,
    plannedDaysStore,
    settingsStore,
    languageStore,
    profileStore,
    aboutStore,
    conversationsStore,
    draftsStore,
    remindersStore,
    teleprompterStore,
    hashtagGroupsStore,
    measuredVideosStore,
    productsStore,
  ];
  const store = [...known, ...browserEnvironment.stores].find(({ shape }) => shape.key === key);
  return store ? readStored<unknown>(store.shape, entry) : { kind: 'unknown' };
}
