import type { NichePick } from '../../domain/matchNiche';
import type english from './locales/en.json';

type Original = (typeof english)['texts'];
/** What is written for a product; only the originals have it. */
export type ProductTexts = Original['product'];
export type Texts = Omit<Original, 'product'> & { product?: ProductTexts };
export type NicheTexts = Texts['niches'][NichePick];

interface Part {
  content: string;
  visualTips: string;
}

interface Effects {
  effects: string[];
  usage: string;
}

/** All that is advised in words. */
export interface Advice {
  reason: string;
  /** Three; the ending is the fourth. */
  parts: Part[];
  ending: Part;
  cut: { technique: string; explanation: string };
  effects: Readonly<Record<'text' | 'transition' | 'image', Effects>>;
  replayTips: string[];
  trends: string[];
}
