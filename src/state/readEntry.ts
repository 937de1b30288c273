import { aboutStore } from './about';
import { messagesDefinition } from './conversationMessages';
import { conversationsStore } from './conversations';
import { draftsStore } from './drafts';
import { browserEnvironment } from './environment';
import { hashtagGroupsStore } from './hashtagGroups';
import { languageStore } from './language';
import { measuredVideosStore } from './measuredVideos';
import { plannedDaysStore } from './plannedDays';
import { profileStore } from './profile';
import { remindersStore } from './reminders';
import { settingsStore } from './settings';
import { MESSAGES_PREFIX, SET_ASIDE_PREFIX, TOOL_RUN_PREFIX } from './storageKeys';
import { type Reading, readStored } from './storedShape';
import { teleprompterStore } from './teleprompter';
import { toolRunDefinition } from './toolRuns';
import { publishedV1Store, videosStore } from './videos';

/** Reads any entry of the database or a backup by the slice that its key belongs to; `unknown` if to none that is loaded. */
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
  ];
  const store = [...known, ...browserEnvironment.stores].find(({ shape }) => shape.key === key);
  return store ? readStored<unknown>(store.shape, entry) : { kind: 'unknown' };
}
