import type { NichePick } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { Knowledge } from '../../domain/products/familyFiles';
import { listOf } from '../../domain/products/thread';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** What a video is about: a product, or whatever is sold in that niche where none was named. */
export interface Subject {
  knowledge: Pick<Knowledge, 'proofs' | 'doubts' | 'measure' | 'notFor' | 'when' | 'with'>;
  ownProofs: number;
  /** What its creator confirmed, said in the first person; empty without anything. */
  told: string;
  /** What is said before the first step; with the product's name, if there is one. */
  transitions: readonly string[];
  /** The name under which it is remembered what was taken from a list of its own. */
  list: (name: string) => string;
}

export function subjectOf(brief: ProductBrief | undefined, niche: NichePick, { transitions, unnamed }: Texts): Subject {
  if (brief) {
    const { knowledge, ownProofs, told } = brief;
    return {
      knowledge,
      ownProofs,
      told: told[0] ?? '',
      transitions: transitions.map((pattern) => `${pattern} / ${unnamed.transitions[0]}`),
      list: (name) => listOf(brief, name),
    };
  }
  return {
    knowledge: { ...unnamed, ...unnamed.niches[niche] },
    ownProofs: 0,
    told: '',
    transitions: unnamed.transitions,
    list: (name) => `unnamed.${niche}.${name}`,
  };
}
