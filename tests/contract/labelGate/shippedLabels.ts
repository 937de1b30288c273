import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../src/i18n/languages';
import sameAsEnglish from '../sameAsEnglish.json' with { type: 'json' };
import type { Knowledge } from './faults';
import { type Catalogues, labelsOf } from './labels';

/** All but English, against which the others are held. */
export const languages = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
export const catalogues: Catalogues = new Map(languages.map((language) => [language, labelsOf(language)]));

function glossaryOf(language: string): ReadonlyMap<string, string> {
  const terms: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${language}/glossary.json`, 'utf8'));
  return new Map(Object.entries(terms));
}

const { everywhere, only }: { everywhere: string[]; only: Record<string, string[]> } = sameAsEnglish;
export const knowledge: Knowledge = {
  french: new Map((catalogues.get('fr') ?? []).map((label) => [`${label.namespace} ${label.key}`, label])),
  // French is an original, from which no glossary was made.
  glossaries: new Map(languages.filter((code) => code !== 'fr').map((code) => [code, glossaryOf(code)])),
  sameAsEnglish: (language) => new Set([...everywhere, ...(only[language] ?? [])]),
};
