import { takeReadAhead } from '../../platform/readAhead';
import { conversationsStore } from '../slices/conversations';
import { draftsStore } from '../slices/drafts';
import { languageStore } from '../slices/language';
import { onboardingStore } from '../slices/onboarding';
import { profileStore } from '../slices/profile';
import { settingsStore } from '../slices/settings';
import { browserEnvironment } from './environment';
import { hydrateAll } from './persistedStore';

/** What every start needs; their keys are START_KEYS. */
export const STARTING = [settingsStore, languageStore, profileStore, onboardingStore, conversationsStore, draftsStore];

/** Reads what the start needs, in one transaction. Never rejects: storageHealth says what went wrong. */
export async function hydrateState(): Promise<void> {
  await hydrateAll(STARTING, browserEnvironment, takeReadAhead());
  if (conversationsStore.status() !== 'set-aside') return;
  // Rare, so not part of every start; keepData tries again.
  await import('../backup/recoverConversations').then((module) => module.recoverConversations()).catch(console.warn);
}
