import { conversationsStore } from './conversations';
import { draftsStore } from './drafts';
import { languageStore } from './language';
import { onboardingStore } from './onboarding';
import { hydrateAll } from './persistedStore';
import { profileStore } from './profile';
import { recoverConversations } from './recoverConversations';
import { settingsStore } from './settings';

/** Reads what the start needs, by one transaction. Never rejects: storageHealth says what went wrong. */
export async function hydrateState(): Promise<void> {
  await hydrateAll([settingsStore, languageStore, profileStore, onboardingStore, conversationsStore, draftsStore]);
  if (conversationsStore.status() === 'set-aside') await recoverConversations();
}
