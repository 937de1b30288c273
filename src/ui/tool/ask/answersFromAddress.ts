import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LONGEST_ANSWER, type ToolRun } from '../../../contracts/toolRun';
import { matchCountry } from '../../../domain/countries';
import { matchNiche, nichePickOf } from '../../../domain/matchNiche';
import { fold } from '../../../lib/fold';
import { type Bounds, typedWithin } from '../../../lib/typedNumber';
import type { Option } from '../../flow/Options';

/** A question; if it has options, only one of them is an answer, and if it has bounds, only a number within them. */
export interface Asked {
  id: string;
  options?: readonly Option[];
  bounds?: Bounds;
}

/** What an address answers: `?product=…&niche=…`. */
export function answersFromAddress(params: URLSearchParams, questions: readonly Asked[]): ToolRun['answers'] {
  return Object.fromEntries(
    questions.flatMap(({ id, options, bounds }) => {
      const text = params.get(id)?.trim().slice(0, LONGEST_ANSWER) ?? '';
      const answer = options ? optionOf(text, options) : text;
      const isTaken = answer && (!bounds || typedWithin(answer, bounds) !== undefined);
      return isTaken ? [[id, answer]] : [];
    }),
  );
}

/** An option may be given as its value, its label, or the country or niche it names. */
function optionOf(text: string, options: readonly Option[]): string | undefined {
  const country = matchCountry(text);
  const niche = matchNiche(text);
  const pick = nichePickOf(text);
  const option =
    options.find((option) => option.value === text) ??
    options.find((option) => fold(option.label) === fold(text)) ??
    options.find((option) => option.value === country) ??
    options.find((option) => niche !== undefined && matchNiche(option.label) === niche) ??
    options.find((option) => option.value === pick);
  return option?.value;
}

/**
 * Applies what the address brings, once and as soon as everything is read, and cleans the address up, so that a reload
 * does not apply it again.
 *
 * @returns true until that is done
 */
export function useFromAddress(isBringing: boolean, isRead: boolean, take: () => void): boolean {
  const [, setParams] = useSearchParams();
  const takeOver = useEffectEvent(() => {
    take();
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isBringing && isRead) takeOver();
  }, [isBringing, isRead]);
  return isBringing;
}
