import type { Topic } from './guide';
import type { Shots } from './shots';

/** A product to write about. */
export interface NamedProduct {
  /** With its determiner (« ton sérum », “your serum”). */
  name: string;
  /** Without it, with a capital. */
  bare: string;
  shots: Shots;
  /** Takes out what holds a line of the answer before. */
  unsaid: (lines: readonly string[]) => string[];
}

/** The bubbles of a topic that are about the product itself; in French nothing agrees with it. */
export type ProductTexts = Readonly<Partial<Record<Topic, (product: NamedProduct) => string[]>>>;

/** How many openings are given at once. */
export const OPENINGS = 3;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
