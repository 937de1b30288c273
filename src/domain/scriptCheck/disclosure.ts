import type { Country } from '../countries';
import { type FoldedText, foldedText, matchesOf, wholeWords } from './foldedText';
import { isDenied } from './isDenied';
import type { Phrases, ScriptLanguage } from './phrases';
import type { FoundProblem } from './rules';

const FRENCH_LAW = ['publicite', 'collaboration ?commerciale'];
const AD = ['ad', 'advert', 'advertisement'];

/**
 * The wording that marks advertising in each country. France: the two wordings of the law of 9 June 2023; United
 * Kingdom and United States: "Ad"; the others are repères.
 */
const CLEAR: Readonly<Record<Country, RegExp>> = {
  FR: wholeWords(...FRENCH_LAW),
  US: wholeWords(...AD),
  GB: wholeWords(...AD),
  CA: wholeWords(...AD, ...FRENCH_LAW),
  DE: wholeWords('werbung', 'anzeige'),
  ES: wholeWords('publicidad'),
  IT: wholeWords('pubblicita'),
  NL: wholeWords('reclame'),
  BE: wholeWords(...FRENCH_LAW, 'reclame'),
  CH: wholeWords(...FRENCH_LAW, 'werbung', 'pubblicita'),
};

/** The wording by language, for an unknown country. */
const CLEAR_IN: Readonly<Record<ScriptLanguage, RegExp>> = {
  fr: CLEAR.FR,
  en: wholeWords(...AD, ...FRENCH_LAW),
};

/** Understood, but not certain to be enough. */
const OTHER: Readonly<Record<ScriptLanguage, RegExp>> = {
  fr: wholeWords(
    'pub',
    'annonce publicitaire',
    'contenu (?:publicitaire|commercial)',
    'partenariat (?:commercial|remunere)',
    '(?:contenu |video )?sponsorisee?',
    '(?:je touche|je gagne|me rapporte|on me verse|je recois) (?:une|un)? ?(?:petite )?(?:commission|pourcentage)',
  ),
  en: wholeWords('sponsored', 'paid partnership', '(?:earn|get|make|makes|pays|paid) (?:me )?a (?:small )?commission'),
};

/** Too vague to count. */
const WEAK: Readonly<Record<ScriptLanguage, RegExp>> = {
  fr: wholeWords(
    'ad',
    'sponso',
    'collabs?',
    'collaboration',
    'partenaires?',
    'partenariat',
    'ambassad(?:eur|rice)',
    'affiliee?s?',
    'affiliation',
    'offert par',
    '(?:merci|grace) a la marque',
  ),
  en: wholeWords(
    'affiliate',
    'spon',
    'sp',
    'collab',
    'collaboration',
    'partner',
    'partnership',
    'ambassador',
    'gifted',
    'thanks to',
  ),
};

/** Whose rules for a disclosure apply. */
export interface Audience {
  language: ScriptLanguage;
  country?: Country | undefined;
}

/** What the disclosure of an advertisement lacks, in what is said and what is shown on screen. */
export function disclosureProblem(
  speech: FoldedText,
  onScreen: string,
  { language, country }: Audience,
  phrases: Phrases,
): FoundProblem | undefined {
  const screenText = foldedText(onScreen);
  const clear = country ? CLEAR[country] : CLEAR_IN[language];
  const notDenied = ({ folded }: FoldedText, wording: RegExp) =>
    matchesOf(folded, wording).filter((match) => !isDenied(folded, match, phrases));

  if (notDenied(speech, clear).length + notDenied(screenText, clear).length > 0) return undefined;
  for (const [problem, wordings] of [
    ['otherWording', OTHER],
    ['weakWording', WEAK],
  ] as const) {
    const found = notDenied(speech, wordings[language]);
    const at = found.map(({ start, end }) => speech.spanOf(start, end));
    if (found.length > 0 || notDenied(screenText, wordings[language]).length > 0) return { problem, at };
  }
  return { problem: 'undisclosed', at: [] };
}
