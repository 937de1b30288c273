import { readLanguageTexts } from './pageData';

/**
 * Says that the app could not be fetched, in place of everything else, and starts again once there is a network. Its
 * words are in the HTML and it needs no React, since nothing else may have arrived. `language`: of the words; by
 * default the page's.
 */
export function showStartFailed(language = document.documentElement.lang): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => showStartFailed(language), { once: true });
    return;
  }
  const catalogue = readLanguageTexts();
  const texts = catalogue[language] ?? catalogue.en;
  const text = Object.assign(document.createElement('p'), { className: 'title', textContent: texts?.startFailed });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className:
      'inline-flex min-h-13 w-full items-center justify-center rounded-button bg-accent px-5 py-2.5 text-[17px] leading-tight font-[660] text-accent-ink',
    textContent: texts?.reload,
  });
  const main = Object.assign(document.createElement('main'), {
    role: 'alert',
    className: 'mx-auto flex max-w-[480px] flex-col gap-4 px-5 pt-14',
  });
  main.append(text, button);
  button.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  document.getElementById('starting')?.remove();
  document.getElementById('home-shell')?.remove();
  document.getElementById('root')?.replaceChildren(main);
}
