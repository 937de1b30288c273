import { directionOf } from '../lib/direction';
import { readLanguageTexts, readStartFiles } from './pageData';

/** Codes that devices use for languages with another code here (BCP 47 knows the old ones, too). */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', tl: 'fil', iw: 'he', in: 'id' };

function languageOfDevice(): string {
  const { languages } = readStartFiles();
  const codes = navigator.languages.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '');
  return codes.map((code) => ALIASES[code] ?? code).find((code) => languages.includes(code)) ?? 'en';
}

/** Fills the device's language into the language screen, which is in the HTML in two languages; returns its code. */
export function suggestLanguage(): string {
  const suggested = languageOfDevice();
  const catalogue = readLanguageTexts();
  const shown = catalogue[suggested] ? suggested : 'en';
  const page = document.documentElement;
  page.dataset.suggested = suggested;
  page.lang = shown;
  page.dir = directionOf(shown);
  const [flag, nativeName] = document.querySelector(`[data-language="${suggested}"]`)?.children ?? [];
  const texts: Readonly<Record<string, string | null | undefined>> = {
    ...catalogue[shown],
    flag: flag?.textContent,
    nativeName: nativeName?.textContent,
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const key = element.dataset.text ?? '';
    const text = texts[key] ?? '';
    if (element instanceof HTMLInputElement) element.placeholder = text;
    if (key === 'search' || key === 'list') element.setAttribute('aria-label', text);
    else element.textContent = text;
  }
  return suggested;
}
