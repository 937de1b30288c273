export const VERSIONS = ['short', 'long'] as const;
export type Version = (typeof VERSIONS)[number];

export type StepId = 'hook' | 'problem' | 'demo' | 'proof' | 'basket' | 'questions' | 'close';

/** Minutes since the live began. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Specification: the short version has 5 steps spanning 0-5 min and its product link at 1m30, where the demo begins; the
 * long one takes 15-20 minutes and has its link at 12 minutes, where the basket comes up.
 */
export const SCHEDULE: Readonly<Record<Version, readonly (Span & { id: StepId })[]>> = {
  short: [
    { id: 'hook', from: 0, to: 0.5 },
    { id: 'problem', from: 0.5, to: 1.5 },
    { id: 'demo', from: 1.5, to: 3 },
    { id: 'questions', from: 3, to: 4.25 },
    { id: 'close', from: 4.25, to: 5 },
  ],
  long: [
    { id: 'hook', from: 0, to: 2 },
    { id: 'problem', from: 2, to: 5 },
    { id: 'demo', from: 5, to: 9 },
    { id: 'proof', from: 9, to: 12 },
    { id: 'basket', from: 12, to: 14 },
    { id: 'questions', from: 14, to: 16.5 },
    { id: 'close', from: 16.5, to: 18 },
  ],
};

/** What fills a step besides its lines: showing, showing slowly, asking and answering, starting over for newcomers. */
export type Doing = 'show' | 'slowly' | 'ask' | 'again';

/**
 * How many seconds each takes; `rest` is what is left of the step once its lines are said. A viewer stays for seconds
 * only, so a long step starts over (domain, LIVE craft).
 */
export const DOINGS: Readonly<
  Record<Version, Readonly<Record<StepId, readonly (readonly [Doing, number | 'rest'])[]>>>
> = {
  short: {
    hook: [['show', 'rest']],
    problem: [
      ['show', 25],
      ['ask', 'rest'],
    ],
    demo: [
      ['show', 40],
      ['again', 'rest'],
    ],
    proof: [],
    basket: [],
    questions: [
      ['ask', 'rest'],
      ['show', 30],
    ],
    close: [
      ['ask', 20],
      ['again', 'rest'],
    ],
  },
  long: {
    hook: [
      ['show', 40],
      ['ask', 'rest'],
      ['again', 30],
    ],
    problem: [
      ['show', 60],
      ['ask', 60],
      ['again', 'rest'],
    ],
    demo: [
      ['show', 60],
      ['slowly', 60],
      ['ask', 50],
      ['again', 'rest'],
    ],
    proof: [
      ['ask', 50],
      ['show', 70],
      ['again', 'rest'],
    ],
    basket: [
      ['show', 50],
      ['ask', 'rest'],
    ],
    questions: [
      ['ask', 70],
      ['show', 'rest'],
    ],
    close: [
      ['ask', 40],
      ['again', 'rest'],
    ],
  },
};
