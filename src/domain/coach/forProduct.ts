import type { Topic } from './guide';
import type { Shots } from './shots';

/** A product to write about. */
export interface NamedProduct {
  /** With its determiner (« ton sérum », “your serum”). */
  name: string;
  /** Without it, with a capital. */
  bare: string;
  shots: Shots;
  /** Length of the script asked for; without a wish the usual one. */
  seconds: number;
  /** Takes out what holds a line of the answer before. */
  unsaid: (lines: readonly string[]) => string[];
}

/** The bubbles of a topic that are about the product itself; in French nothing agrees with it. */
export type ProductTexts = Readonly<Partial<Record<Topic, (product: NamedProduct) => string[]>>>;

/** How many openings are given at once. */
export const OPENINGS = 3;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Where the five shots of a script begin and end, as shares of its length. */
const SHARES = [0, 0.08, 0.25, 0.58, 0.83, 1];

/** The times of the five shots of a script, « 0–2 », in seconds. */
export const shotTimes = (seconds: number) =>
  SHARES.slice(1).map((share, index) => `${Math.round((SHARES[index] ?? 0) * seconds)}–${Math.round(share * seconds)}`);
