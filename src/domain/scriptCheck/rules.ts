/** What a script is checked for, in the order shown. */
export const RULES = [
  'hook',
  'product',
  'callToAction',
  'elsewhere',
  'disclosure',
  'health',
  'result',
  'income',
  'brands',
  'urgency',
  'readingTime',
] as const;

export type Rule = (typeof RULES)[number];

/** `hint`: better craft would avoid it. `must`: the law or the platform requires it. */
export type ProblemLevel = 'hint' | 'must';

/** What can be wrong, by rule. */
export const PROBLEMS = {
  greeting: { rule: 'hook', level: 'hint' },
  introduction: { rule: 'hook', level: 'hint' },
  longOpening: { rule: 'hook', level: 'hint' },
  unnamed: { rule: 'product', level: 'hint' },
  noCall: { rule: 'callToAction', level: 'hint' },
  sendsAway: { rule: 'elsewhere', level: 'must' },
  avoidedWord: { rule: 'elsewhere', level: 'hint' },
  undisclosed: { rule: 'disclosure', level: 'must' },
  weakWording: { rule: 'disclosure', level: 'must' },
  otherWording: { rule: 'disclosure', level: 'hint' },
  medical: { rule: 'health', level: 'must' },
  body: { rule: 'health', level: 'must' },
  authority: { rule: 'health', level: 'must' },
  guaranteedResult: { rule: 'result', level: 'must' },
  incomePromise: { rule: 'income', level: 'must' },
  dupe: { rule: 'brands', level: 'must' },
  brandComparison: { rule: 'brands', level: 'must' },
  onlyToday: { rule: 'urgency', level: 'must' },
  scarcity: { rule: 'urgency', level: 'must' },
  tooLong: { rule: 'readingTime', level: 'hint' },
} as const satisfies Record<string, { rule: Rule; level: ProblemLevel }>;

export type Problem = keyof typeof PROBLEMS;

/** A place in the text: from `start` up to `end` (exclusive), as for `slice`. */
export interface Span {
  start: number;
  end: number;
}

/** A problem with the words that cause it; without words if something is missing. */
export interface FoundProblem {
  problem: Problem;
  at: readonly Span[];
}
