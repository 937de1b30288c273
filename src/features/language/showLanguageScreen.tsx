import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { STORE_LANGUAGE, type StoreLanguageMessage } from '../../contracts/serviceWorker';
import { whenIdle } from '../../platform/whenIdle';
import { readLanguageTexts } from '../../start/pageData';
import { LanguageStart } from './LanguageStart';
import { prefetchApp } from './prefetchApp';
import { readLastLanguage } from './readLastLanguage';

export interface LanguageChoice {
  language: string;
  /** Skip this screen on the device from now on. */
  always: boolean;
}

/** In a transition React yields to what comes in between; otherwise dozens of rows would hydrate in one go. */
function hydrateInSlices(element: HTMLElement, screen: ReactNode): Root {
  const roots: Root[] = [];
  startTransition(() => void roots.push(hydrateRoot(element, screen)));
  const [root] = roots;
  if (!root) throw new Error('startTransition runs what it is given at once');
  return root;
}

/** Hydrates the language screen in `element`; `choice` resolves when a language was tapped. */
export function showLanguageScreen(element: HTMLElement): { root: Root; choice: Promise<LanguageChoice> } {
  let resolve: (choice: LanguageChoice) => void = () => undefined;
  const choice = new Promise<LanguageChoice>((settle) => {
    resolve = settle;
  });
  const page = document.documentElement;
  const catalogue = readLanguageTexts();
  const early = page.dataset.early;
  const isTicked = element.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false;
  const root = hydrateInSlices(
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
    storeSuggested(page.lang);
  });
  if (early) resolve({ language: early, always: isTicked });
  return { root, choice };
}

/**
 * Most people take the suggested language, and some of them do so in a tunnel. The worker stores it, once it has stored
 * the app: doing it here would run half of the app while the person looks at the languages.
 */
function storeSuggested(language: string): void {
  const message: StoreLanguageMessage = { type: STORE_LANGUAGE, language };
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message), console.warn);
}
