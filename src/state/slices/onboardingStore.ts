import { type KeptOnboarding, keptOnboarding } from '../../contracts/onboarding';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore } from '../store/persistedStore';

/** The unfinished first onboarding, so that a reload or a closed tab does not ask everything again. */
export const onboardingStore = createPersistedStore<KeptOnboarding>({
  ...STORAGE_KEYS.onboarding,
  schema: keptOnboarding,
  migrations: {},
  initial: { underway: null },
});

export function keepOnboarding(underway: KeptOnboarding['underway']): void {
  onboardingStore.setState({ underway });
}
