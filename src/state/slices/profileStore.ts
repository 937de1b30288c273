import type { Profile } from '../../contracts/profile';
import { type KeptProfile, keptProfile } from '../../contracts/settings';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore } from '../store/persistedStore';

export const profileStore = createPersistedStore<KeptProfile>({
  ...STORAGE_KEYS.profile,
  schema: keptProfile,
  migrations: {},
  initial: { profile: null },
});

/** Stores the answers of the onboarding in place of earlier ones. Resolves when they are written. */
export function saveProfile(answers: Profile): Promise<void> {
  profileStore.setState({ profile: answers });
  return profileStore.flush();
}
