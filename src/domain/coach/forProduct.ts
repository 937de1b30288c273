import type { Topic } from './guide';
import type { Shots } from './shots';

/** A product to write about. */
export interface NamedProduct {
  /** With its determiner (« ton sérum », “your serum”). */
  name: string;
  /** Without it, capitalised. */
  bare: string;
  shots: Shots;
  /** Length of the requested script; the usual one if none was requested. */
  seconds: number;
  /** Removes what repeats a line of the previous answer. */
  unsaid: (lines: readonly string[]) => string[];
}

/**
 * The bubbles of a topic that are about the product itself; in French nothing agrees with the product in gender or
 * number.
 */
export type ProductTexts = Readonly<Partial<Record<Topic, (product: NamedProduct) => string[]>>>;

/** How many openings are given at once. */
export const OPENINGS = 3;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The start and end of a script's five shots, as shares of its length. */
const SHARES = [0, 0.08, 0.25, 0.58, 0.83, 1];

/** The times of the five shots of a script, « 0–2 », in seconds. */
export const shotTimes = (seconds: number) =>
  SHARES.slice(1).map((share, index) => `${Math.round((SHARES[index] ?? 0) * seconds)}–${Math.round(share * seconds)}`);
