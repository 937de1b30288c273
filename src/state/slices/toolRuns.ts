import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { type Json, LONGEST_ANSWER, REMEMBERED_RESULTS, type ToolRun, toolRun } from '../../contracts/toolRun';
import { now } from '../../platform/clock';
import { createPersistedStore, type Definition, hydrateAll, type PersistedStore } from '../store/persistedStore';

export type ToolRunStore = PersistedStore<ToolRun>;

const FRESH: ToolRun = { answers: {}, step: 0, result: null };
const LARGEST_SEED = 2 ** 32;

/** How the run of a tool is stored. */
export function toolRunDefinition(id: string): Definition<ToolRun> {
  const { key, version } = STORAGE_KEYS.toolRun;
  return { key: key(id), version, schema: toolRun, migrations: {}, initial: FRESH };
}

/** The runs in use, by tool: there are few tools, so each stays once it was opened. */
const runs = new Map<string, ToolRunStore>();

function runOf(id: string): ToolRunStore {
  const known = runs.get(id);
  if (known) return known;
  const store = createPersistedStore<ToolRun>(toolRunDefinition(id));
  runs.set(id, store);
  return store;
}

/** The run of a tool, with hydration started. */
export function toolRunOf(id: string): ToolRunStore {
  const run = runOf(id);
  if (run.status() === 'empty') void run.hydrate();
  return run;
}

/** Reads the runs of these tools in one transaction, ahead of their screens. */
export const readToolRuns = (ids: readonly string[]): Promise<void> => hydrateAll(ids.map(runOf));

/** Stores the answer to the open question and goes on to the next. */
export function answer(run: ToolRunStore, question: string, value: string): void {
  run.setState(({ answers, step }) => ({
    answers: { ...answers, [question]: value.slice(0, LONGEST_ANSWER) },
    step: step + 1,
  }));
}

/** Stores what is typed or chosen in a form that is still open; an empty value removes the answer. */
export function keepAnswer(run: ToolRunStore, question: string, value: string): void {
  run.setState(({ answers: { [question]: _, ...answers } }) => ({
    answers: value === '' ? answers : { ...answers, [question]: value.slice(0, LONGEST_ANSWER) },
  }));
}

/** Stores the values of a form's page, trimmed and without blank ones, and goes on to the next page. */
export function answerPage(run: ToolRunStore, values: ToolRun['answers']): void {
  run.setState(({ answers, step }) => ({
    answers: Object.fromEntries(
      Object.entries({ ...answers, ...values })
        .map(([question, value]) => [question, value.trim().slice(0, LONGEST_ANSWER)] as const)
        .filter(([, value]) => value !== ''),
    ),
    step: step + 1,
  }));
}

/** Goes back one question; its answer is still there. */
export function goBack(run: ToolRunStore): void {
  run.setState(({ step }) => ({ step: Math.max(0, step - 1) }));
}

/** Makes a new result from the answers, with another seed and therefore other picks. */
export function makeResult(run: ToolRunStore, random: () => number = Math.random): void {
  run.setState({ result: { seed: Math.floor(random() * LARGEST_SEED), madeAt: now().toISOString() } });
}

/** Stores a result as it reads in a language, unless another result has replaced it in the meantime. */
export function keepMade(run: ToolRunStore, seed: number, language: string, made: Json): void {
  run.setState(({ result }) =>
    result?.seed === seed ? { result: { ...result, made: { ...result.made, [language]: made } } } : {},
  );
}

/** Makes the same result again, without what was struck in the meantime. */
export function makeAgainWithoutStruck(run: ToolRunStore): void {
  run.setState(({ result }) => (result ? { result: { seed: result.seed, madeAt: result.madeAt } } : {}));
}

/** What the results before this one took, oldest first. */
export function usedBefore({ past = [] }: ToolRun, seed: number): string[] {
  const own = past.findIndex((one) => one.seed === seed);
  return past.slice(0, own < 0 ? undefined : own).flatMap(({ used }) => used);
}

/** Remembers what a result took from the tool's lists; the oldest results are forgotten. */
export function rememberUsed(run: ToolRunStore, seed: number, used: readonly string[]): void {
  run.setState(({ past = [] }) => {
    const known = past.find((one) => one.seed === seed);
    if (known?.used.join() === used.join()) return {};
    const remembered = known
      ? past.map((one) => (one.seed === seed ? { seed, used: [...used] } : one))
      : [...past, { seed, used: [...used] }];
    return { past: remembered.slice(-(REMEMBERED_RESULTS + 1)) };
  });
}

/** Goes back to the first question, without answers; or to `step` with the answers that another screen passed on. */
export function startAgain(run: ToolRunStore, answers: ToolRun['answers'] = {}, step = 0): void {
  run.setState({ ...FRESH, answers, step });
}

/** The longest offer that can be said in one breath, in characters. */
export const LONGEST_OFFER = 80;

/**
 * Stores the creator's own offer with a tool's answers (`offer`), so that its script includes it and a reload keeps it.
 */
export function keepOffer(tool: string, offer: string): void {
  keepAnswer(toolRunOf(tool), 'offer', offer.slice(0, LONGEST_OFFER));
}
