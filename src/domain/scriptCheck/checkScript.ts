import type { Country } from '../countries';
import { brandProblems } from './brands';
import { claimProblems } from './claims';
import { disclosureProblem } from './disclosure';
import { foldedText } from './foldedText';
import { openingProblem } from './openingProblem';
import type { ScriptLanguage } from './phrases';
import { ENGLISH } from './phrases.en';
import { FRENCH } from './phrases.fr';
import { isNamed } from './productName';
import { type FoundProblem, PROBLEMS, type Problem, type ProblemLevel, RULES, type Rule, type Span } from './rules';
import { hasCall, sendsAwayProblems } from './sendsAway';
import { countWords, secondsFor } from './speakingTime';

/** What the check knows besides the text. */
export interface ScriptContext {
  /** The language the script is written in. */
  language: ScriptLanguage;
  /** Without it, the product is not checked. */
  product?: string | undefined;
  /** The length of the video in seconds; without it the reading time is not judged. */
  seconds?: number | undefined;
  /** The country whose law the disclosure follows; without it the language decides. */
  country?: Country | undefined;
  /** The text shown on screen throughout: the disclosure may be there too. */
  onScreen?: string | undefined;
}

export type Finding =
  | { rule: Rule; level: 'ok' }
  | { rule: Rule; level: ProblemLevel; problem: Problem; at: readonly Span[] };

/** The result of a check. */
export interface ScriptCheck {
  /** In the order of the rules: each rule that holds, or its problems. A rule that cannot be judged is left out. */
  findings: Finding[];
  words: number;
  /** At a brisk pace, in seconds. */
  readingSeconds: number;
}

const PHRASES = { fr: FRENCH, en: ENGLISH } as const;

/**
 * Checks a script or a description on the device, by the rules of the craft, the platform and the law (domain notes,
 * sections 2 and 3). It reads words and not their meaning: what it finds is a reason to look twice, and finding nothing
 * is no clearance.
 */
export function checkScript(
  text: string,
  { language, product = '', seconds, country, onScreen = '' }: ScriptContext,
): ScriptCheck {
  const phrases = PHRASES[language];
  const script = foldedText(text);
  const words = countWords(text);
  const readingSeconds = secondsFor(words);

  const missing = (problem: Problem, isMissing: boolean): FoundProblem[] => (isMissing ? [{ problem, at: [] }] : []);
  const one = (found: FoundProblem | undefined): FoundProblem[] => (found ? [found] : []);
  const hasProduct = product.trim() !== '';
  const found = [
    ...one(openingProblem(script, phrases, product)),
    ...missing('unnamed', hasProduct && !isNamed(text, product)),
    ...missing('noCall', !hasCall(script, phrases)),
    ...sendsAwayProblems(script, phrases, product),
    ...one(disclosureProblem(script, onScreen, { language, country }, phrases)),
    ...claimProblems(script, phrases),
    ...brandProblems(text, script, phrases, product),
    ...missing('tooLong', seconds !== undefined && readingSeconds > seconds),
  ];

  const isJudged = (rule: Rule) =>
    (rule !== 'product' || hasProduct) && (rule !== 'readingTime' || seconds !== undefined);
  const findings = RULES.filter(isJudged).flatMap((rule): Finding[] => {
    const problems = found.filter(({ problem }) => PROBLEMS[problem].rule === rule);
    if (problems.length === 0) return [{ rule, level: 'ok' }];
    return problems.map(({ problem, at }) => ({ ...PROBLEMS[problem], problem, at }));
  });
  return { findings, words, readingSeconds };
}
