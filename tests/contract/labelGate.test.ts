import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { EXCEPTIONS, isExcepted } from './labelGate/exceptions';
import { type Fault, faultsAcross, faultsOfLanguage, type Knowledge } from './labelGate/faults';
import { type Catalogues, type Label, labelsOf } from './labelGate/labels';
import { filledWith, frenchFor, NONSENSE } from './labelGate/nonsense';
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' };

const languages = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const catalogues: Catalogues = new Map(languages.map((language) => [language, labelsOf(language)]));

function glossaryOf(language: string): ReadonlyMap<string, string> {
  const terms: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${language}/glossary.json`, 'utf8'));
  return new Map(Object.entries(terms));
}
const { everywhere, only }: { everywhere: string[]; only: Record<string, string[]> } = sameAsEnglish;
const knowledge: Knowledge = {
  french: new Map((catalogues.get('fr') ?? []).map((label) => [`${label.namespace} ${label.key}`, label])),
  // French is an original, from which no glossary was made.
  glossaries: new Map(languages.filter((code) => code !== 'fr').map((code) => [code, glossaryOf(code)])),
  sameAsEnglish: (language) => new Set([...everywhere, ...(only[language] ?? [])]),
};

const NEW = 'hub labels.exploreTrends';

const isRefused = (fault: Fault) => !isExcepted(fault);
const found: Fault[] = [];

describe('no language has nonsense among its labels', () => {
  it.each(languages)('%s', (language) => {
    const faults = faultsOfLanguage(language, catalogues.get(language) ?? [], knowledge);
    found.push(...faults);
    expect(faults.filter(isRefused)).toEqual([]);
  });

  it('nor has one label in all languages, nor one language of another', () => {
    expect(faultsAcross(catalogues)).toEqual([]);
  });

  it('every exception is needed', () => {
    const needed = (fault: Pick<Fault, 'rule' | 'at' | 'language'>) =>
      found.some(({ rule, at, language }) => rule === fault.rule && at === fault.at && language === fault.language);
    const idle = EXCEPTIONS.flatMap(({ rule, at, languages }) => [
      ...at.filter((one) => !languages.some((language) => needed({ rule, at: one, language }))),
      ...languages.filter((language) => !at.some((one) => needed({ rule, at: one, language }))),
    ]);
    expect(idle).toEqual([]);
  });
});

const makers = Object.entries({ ...NONSENSE, 'the French text': frenchFor(knowledge.french) });

/** One of each kind: the nearest to English, the nearest to French, one without letters beyond a–z, three other scripts. */
const OTHER_SCRIPTS = ['ru', 'ar', 'ja'];
const SOME = ['nl', 'ca', 'zu', ...OTHER_SCRIPTS];

describe.each(makers)('refuses %s', (_, make) => {
  const faultsWith = (isChosen: (label: Label) => boolean) => (language: string) => {
    const labels = filledWith(make, catalogues.get(language) ?? [], isChosen);
    return faultsOfLanguage(language, labels, knowledge).filter(isRefused);
  };

  it.each(SOME)('as the catalogue of a language: %s', (language) => {
    const rules = faultsWith(() => true)(language).map(({ rule }) => rule);
    expect(rules).not.toEqual([]);
  });

  it('as the text of one new label: alone in another script, and in all languages', () => {
    const isNew = ({ namespace, key }: Label) => `${namespace} ${key}` === NEW;
    for (const language of OTHER_SCRIPTS) expect(faultsWith(isNew)(language).map(({ at }) => at)).toContain(NEW);
    const row = Array.from(catalogues, ([language, labels]): [string, Label[]] => [
      language,
      filledWith(make, labels.filter(isNew), isNew),
    ]);
    expect(faultsAcross(new Map(row)).map(({ says }) => says.slice(0, NEW.length))).toContain(NEW);
  });
});
