import { takeReadAhead } from '../../platform/takeReadAhead';
import { conversationsStore } from '../slices/conversationsStore';
import { draftsStore } from '../slices/draftsStore';
import { languageStore } from '../slices/languageStore';
import { onboardingStore } from '../slices/onboardingStore';
import { profileStore } from '../slices/profileStore';
import { settingsStore } from '../slices/settingsStore';
import { browserEnvironment } from './environment';
import { hydrateAll } from './persistedStore';

/** What every start needs; their keys are START_KEYS. */
export const STARTING = [settingsStore, languageStore, profileStore, onboardingStore, conversationsStore, draftsStore];

/** Reads what the start needs, in one transaction. Never rejects: storageHealth says what went wrong. */
export async function hydrateState(): Promise<void> {
  await hydrateAll(STARTING, browserEnvironment, takeReadAhead());
  if (conversationsStore.status() !== 'set-aside') return;
  // Rare, so not part of every start; lookAfterData tries again.
  await import('../backup/recoverConversations').then((module) => module.recoverConversations()).catch(console.warn);
}
