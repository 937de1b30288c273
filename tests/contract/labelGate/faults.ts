import { copies, nearEnglishEverywhere, sameEverywhere } from './acrossLanguages';
import { type Catalogues, describeLabel, type Label } from './labels';
import { foreignCharacters, hasOddLength, lacksItsScript } from './ofOneLabel';
import { glossaryShare, isMostlyEnglish, LEAST_GLOSSARY, sameTexts, sharedAffixes } from './ofOneLanguage';
import { copiedFrench, inventedCognates, strangers } from './vocabulary';

/** What the gate knows of the languages beside their labels. */
export interface Knowledge {
  /** The French original, by namespace and key. */
  french: ReadonlyMap<string, Label>;
  /** The terms of each language that has a glossary, by the English one. */
  glossaries: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What a language may say as English does. */
  sameAsEnglish: (language: string) => ReadonlySet<string>;
}

export type Rule =
  | 'sameTexts'
  | 'foreignCharacters'
  | 'lacksItsScript'
  | 'oddLength'
  | 'inventedCognates'
  | 'strangers'
  | 'copiedFrench'
  | 'mostlyEnglish'
  | 'sharedAffixes'
  | 'besideItsGlossary'
  | 'nearEnglishEverywhere'
  | 'sameEverywhere'
  | 'copies';

export interface Fault {
  rule: Rule;
  /** Where one language alone is at fault. */
  language?: string;
  /** The label that is at fault, where it is one. */
  at?: string;
  says: string;
}

/** What the gate refuses of one language. */
export function faultsOfLanguage(
  language: string,
  labels: readonly Label[],
  { french, glossaries, sameAsEnglish }: Knowledge,
): Fault[] {
  const each = (rule: Rule, ones: readonly Label[]): Fault[] =>
    ones.map((one) => ({ rule, language, at: `${one.namespace} ${one.key}`, says: describeLabel(one) }));
  const all = (rule: Rule, says: readonly string[]): Fault[] => says.map((one) => ({ rule, language, says: one }));
  const glossary = glossaries.get(language);
  const share = glossary && glossaryShare(labels, glossary);
  const allowed = sameAsEnglish(language);
  return [
    ...each('sameTexts', sameTexts(labels)),
    ...each(
      'foreignCharacters',
      labels.filter((label) => foreignCharacters(label, language).length > 0),
    ),
    ...each(
      'lacksItsScript',
      labels.filter((label) => lacksItsScript(label, language, allowed)),
    ),
    ...each(
      'oddLength',
      labels.filter((label) => hasOddLength(label, language)),
    ),
    ...each('inventedCognates', inventedCognates(labels.filter(({ text }) => !allowed.has(text)))),
    ...each('strangers', strangers(labels, language)),
    ...each('copiedFrench', language === 'fr' ? [] : copiedFrench(labels, french)),
    ...all('mostlyEnglish', isMostlyEnglish(labels) ? ['English with letters changed'] : []),
    ...all('sharedAffixes', sharedAffixes(labels)),
    ...all('besideItsGlossary', share !== undefined && share < LEAST_GLOSSARY ? [share.toFixed(2)] : []),
  ];
}

/** What the gate refuses where the languages are seen side by side. */
export function faultsAcross(catalogues: Catalogues): Fault[] {
  const all = (rule: Rule, says: readonly string[]): Fault[] => says.map((one) => ({ rule, says: one }));
  return [
    ...all('nearEnglishEverywhere', nearEnglishEverywhere(catalogues)),
    ...all('sameEverywhere', sameEverywhere(catalogues)),
    ...all('copies', copies(catalogues)),
  ];
}
