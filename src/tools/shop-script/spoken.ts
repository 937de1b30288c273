import { fill } from '../../lib/fill';
import type { CallToAction, Hook, ShopScript } from './shopScript';

/**
 * The call to action with the creator's own discount, which it states; without one, with the example, and the words
 * state none.
 */
export function calledWith(
  { withOffer, plain, exampleOffer }: CallToAction,
  offer: string,
): { text: string; isExample: boolean; say: string } {
  const ownDiscount = offer.trim();
  const text = fill(withOffer, { offer: ownDiscount || exampleOffer });
  return { text, isExample: ownDiscount === '', say: ownDiscount === '' ? plain : text };
}

/** A part of the script: what is said in it, and what is filmed meanwhile. */
export interface SpokenPart {
  id: 'hook' | 'demo' | 'feature' | 'callToAction';
  lines: string[];
  shot?: string;
}

/**
 * The whole script as it is to be said, opened by that hook: only what is spoken. A video shows two things at most: one
 * that opens with a question and its answer goes on to the demonstration and ends there.
 */
export function spokenParts(
  { disclosure, demoVisual, highlightFunction, callToAction }: ShopScript,
  hook: Hook,
  offer = '',
): SpokenPart[] {
  const opening = [hook.text, disclosure.say, hook.lead, hook.answer].filter((line) => line !== undefined);
  const feature: SpokenPart = {
    id: 'feature',
    lines: [highlightFunction.say],
    shot: highlightFunction.demonstration,
  };
  return [
    { id: 'hook', lines: opening, shot: hook.shot },
    { id: 'demo', lines: [demoVisual.say], shot: demoVisual.description },
    ...(hook.answer ? [] : [feature]),
    { id: 'callToAction', lines: [calledWith(callToAction, offer).say], shot: callToAction.emphasis },
  ];
}
