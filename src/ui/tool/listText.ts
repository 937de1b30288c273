import { formatNumber } from '../../i18n/figures';

/** A list of a result in plain text, to copy or share: tips get dashes, steps get numbers. */
export const dotted = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`);

export const numbered = (steps: readonly string[]): string[] =>
  steps.map((step, place) => `${formatNumber(place + 1)}. ${step}`);
