/** What a way of filming can have in its favour, and the points this method gives for it: an editorial estimate. */
export const POINTS = { moves: 12, proof: 11, silent: 9, reply: 8, oneTake: 5 } as const;
/** The points every format starts with. */
export const BASE = 50;

export type Trait = keyof typeof POINTS;

interface Format {
  id: string;
  traits: readonly Trait[];
}

/** The craft's formats that outlast trends, in the order the days go through them. */
export const FORMATS = [
  { id: 'result', traits: ['moves', 'proof', 'silent'] },
  { id: 'problem', traits: ['moves', 'silent', 'reply'] },
  { id: 'question', traits: ['proof', 'reply', 'oneTake'] },
  { id: 'demo', traits: ['moves', 'proof', 'silent', 'oneTake'] },
  { id: 'stop', traits: ['proof', 'reply'] },
  { id: 'pov', traits: ['moves', 'silent', 'oneTake'] },
  { id: 'versus', traits: ['moves', 'proof', 'silent', 'reply'] },
  { id: 'mistake', traits: ['moves', 'proof', 'silent'] },
  { id: 'test', traits: ['moves', 'proof', 'reply'] },
  { id: 'guess', traits: ['moves', 'silent', 'reply', 'oneTake'] },
  { id: 'comment', traits: ['proof', 'reply', 'oneTake'] },
  { id: 'price', traits: ['proof', 'reply'] },
  { id: 'sound', traits: ['moves', 'proof', 'oneTake'] },
  { id: 'uses', traits: ['moves', 'proof', 'silent'] },
  { id: 'flaw', traits: ['proof', 'reply', 'oneTake'] },
] as const satisfies readonly Format[];

export type FormatId = (typeof FORMATS)[number]['id'];

/** The virality score in percent: the base plus the points of every trait. */
export function scoreOf(traits: readonly Trait[]): number {
  return traits.reduce((sum, trait) => sum + POINTS[trait], BASE);
}
