import i18next from 'i18next';
import { changeLanguage } from '../i18n/changeLanguage';
import { aboutStore, readOtherEnglish } from '../state/slices/aboutStore';

/** Rewrites the English texts when the user's market changes to one with another English. */
export async function followMarket(): Promise<void> {
  let shownEnglish = await readOtherEnglish();
  aboutStore.subscribe(async () => {
    const before = shownEnglish;
    shownEnglish = await readOtherEnglish();
    if (shownEnglish !== before) changeLanguage(i18next.language).catch(console.warn); // offline, the next start shows it
  });
}
