import i18next from 'i18next';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../platform/whenIdle';
import { profileStore } from '../state/slices/profileStore';
import { storeKindsOfNiche } from '../texts/productTexts';
import { askedFor, changeLanguage, isWhole } from './changeLanguage';
import { noteChosen, storeFurtherTopics, storeLanguage, storeOtherLabels } from './storedLanguages';
import { dropOtherTranslations } from './translation/keptTranslations';
import { lacksTexts } from './writtenTexts';

/** How much of the chosen language is on the device; undefined if nothing can be stored for offline use. */
export type Readiness = 'fetching' | 'ready' | 'partly';

export const readinessStore = createStore<{ readiness: Readiness | undefined }>(() => ({ readiness: undefined }));

/** Offline, only what a service worker answers from is of use. */
const canKeep = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

async function keep(): Promise<void> {
  if (!canKeep()) return;
  const { language } = i18next;
  readinessStore.setState({ readiness: 'fetching' });
  const readiness = await Promise.all([noteChosen(language), storeLanguage(language)]).then(
    (): Readiness => 'ready',
    (error: unknown): Readiness => {
      console.warn(`${language} is not stored whole`, error);
      return 'partly';
    },
  );
  await keepOwnNiche(language).catch(console.warn);
  if (!savesData()) await storeFurtherTopics(language).catch(console.warn);
  // Another one may have been chosen in the meantime, and reports its own progress.
  if (language === i18next.language) readinessStore.setState({ readiness });
}

/** Of the products that the creator sells most, single kinds are known offline, too; of others once they were wanted. */
async function keepOwnNiche(language: string): Promise<void> {
  await profileStore.hydrate();
  const { profile } = profileStore.getState();
  if (profile) await storeKindsOfNiche(language, profile.niche);
}

/** Texts that could not be fetched when needed are shown as soon as there is a connection. */
async function fetchMissing(): Promise<void> {
  if (!isWhole() || lacksTexts(i18next.language, askedFor()))
    await changeLanguage(i18next.language).catch(console.warn);
}

/**
 * Keeps the chosen language on the device from now on, whichever it is, and over time the labels of all others, unless
 * the person saves data.
 */
export async function keepLanguage(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    void keep();
    // They could not be fetched again offline.
    if (navigator.onLine) dropOtherTranslations(language).catch(console.warn);
  });
  addEventListener('online', () => {
    void fetchMissing();
    void keep();
  });
  navigator.serviceWorker?.addEventListener('controllerchange', () => void keep());
  await keep();
  if (!canKeep() || savesData()) return;
  await storeOtherLabels(() => new Promise(whenIdle)).catch(console.warn); // the next start continues
}
