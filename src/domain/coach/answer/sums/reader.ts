import type { Band } from './bands.ts';
import type { Figure } from './figures.ts';
import type { Given, SumContext } from './given.ts';

/** What a calculation found: the figures of its sentences, and how the result compares. */
export interface Found {
  band?: Band;
  values: Readonly<Record<string, Figure>>;
}

/** Calculates if the figures that it needs are given. */
export type Reader = (given: Given, context: SumContext) => Found | undefined;
