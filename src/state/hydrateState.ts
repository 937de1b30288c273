import { takeReadAhead } from '../platform/readAhead';
import { conversationsStore } from './conversations';
import { draftsStore } from './drafts';
import { browserEnvironment } from './environment';
import { languageStore } from './language';
import { onboardingStore } from './onboarding';
import { hydrateAll } from './persistedStore';
import { profileStore } from './profile';
import { settingsStore } from './settings';

/** What every start needs; their keys are START_KEYS. */
export const STARTING = [settingsStore, languageStore, profileStore, onboardingStore, conversationsStore, draftsStore];

/** Reads what the start needs, by one transaction. Never rejects: storageHealth says what went wrong. */
export async function hydrateState(): Promise<void> {
  await hydrateAll(STARTING, browserEnvironment, takeReadAhead());
  if (conversationsStore.status() !== 'set-aside') return;
  // Rare, so no part of every start; keepData tries again.
  await import('./recoverConversations').then((module) => module.recoverConversations()).catch(console.warn);
}
