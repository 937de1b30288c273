import { hydrateRoot, type Root } from 'react-dom/client';
import { whenIdle } from '../../platform/whenIdle';
import { LanguageStart } from './LanguageStart';
import { readCatalogue } from './languageCatalogue';
import { prefetchApp } from './prefetchApp';
import { readLastLanguage } from './readLastLanguage';

export interface LanguageChoice {
  language: string;
  /** Skip the screen on this device from now on. */
  always: boolean;
}

/** Brings the language screen in `element` to life; `choice` resolves when a language was tapped. */
export function showLanguageScreen(element: HTMLElement): { root: Root; choice: Promise<LanguageChoice> } {
  let resolve: (choice: LanguageChoice) => void = () => undefined;
  const choice = new Promise<LanguageChoice>((settle) => {
    resolve = settle;
  });
  const page = document.documentElement;
  const catalogue = readCatalogue();
  const early = page.dataset.early;
  const isTicked = element.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false;
  const root = hydrateRoot(
    element,
    <LanguageStart
      catalogue={catalogue}
      ofDevice={page.dataset.suggested ?? 'en'}
      readLast={readLastLanguage}
      onChoose={(language, always) => resolve({ language, always })}
    />,
  );
  whenIdle(() => {
    prefetchApp();
    // Most take the language that is suggested, and some of them in a tunnel.
    if ('caches' in globalThis) storeSuggested(page.lang).catch(console.warn);
  });
  if (early) resolve({ language: early, always: isTicked });
  return { root, choice };
}

async function storeSuggested(code: string): Promise<void> {
  const { storeLanguage } = await import('../../i18n/storedLanguages');
  await storeLanguage(code);
}
