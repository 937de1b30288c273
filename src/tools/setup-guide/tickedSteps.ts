import type { ToolRun } from '../../contracts/toolRun';
import { aboutStore, setCountry } from '../../state/slices/aboutStore';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import type { StepId } from './setupGuide';
import type { ShopCountry } from './shopCountries';

const ID = 'setup-guide';
const TICKED = 'ticked';

/** Each tick is a separate answer, so that two tabs ticking at once lose none. */
const tickOf = (country: ShopCountry, step: StepId) => `${country}.${step}`;

export const isTicked = (answers: ToolRun['answers'], country: ShopCountry, step: StepId): boolean =>
  answers[tickOf(country, step)] === TICKED;

/** Ticks or unticks a step. */
export function toggleStep(country: ShopCountry, step: StepId): void {
  const run = toolRunOf(ID);
  keepAnswer(run, tickOf(country, step), isTicked(run.getState().answers, country, step) ? '' : TICKED);
}

/** Removes every tick of a country. @returns the undo */
export function resetSteps(country: ShopCountry): () => void {
  const run = toolRunOf(ID);
  const isOfCountry = ([name]: [string, string]) => name.startsWith(`${country}.`);
  const before = Object.fromEntries(Object.entries(run.getState().answers).filter(isOfCountry));
  run.setState(({ answers }) => ({
    answers: Object.fromEntries(Object.entries(answers).filter((entry) => !isOfCountry(entry))),
  }));
  return () => run.setState(({ answers }) => ({ answers: { ...answers, ...before } }));
}

/**
 * Keeps the country; ticks made for another one stay. A listed country also becomes the user's own if none was
 * confirmed yet.
 */
export function keepCountry(country: ShopCountry): void {
  keepAnswer(toolRunOf(ID), 'country', country);
  if (country !== 'other' && !aboutStore.getState().country) setCountry(country).catch(console.warn); // storage reports it itself
}
