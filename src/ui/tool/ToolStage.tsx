import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Json, ToolRun } from '../../contracts/toolRun';
import { plainCopy } from '../../lib/plainCopy';
import { hasShapeOf } from '../../lib/sameShape';
import { type Random, seededRandom } from '../../lib/seededRandom';
import {
  goBack,
  keepMade,
  makeResult,
  rememberUsed,
  startAgain,
  type ToolRunStore,
  toolRunOf,
  usedBefore,
} from '../../state/slices/toolRuns';
import { simulatedDelay } from '../delays';
import { useBack } from '../useBack';
import { useFromAddress } from './ask/answersFromAddress';
import { LoadingPanel } from './ask/LoadingPanel';
import { useIsRead } from './useIsRead';

export type Answers = ToolRun['answers'];

/** What a result is made with: the same context gives the same result. */
export interface Context {
  now: Date;
  random: Random;
  /** What the latest results took from the tool's lists, oldest first (domain/products/freshChoice.ts). */
  used: readonly string[];
}

export interface ResultProps<Result> {
  result: Result;
  answers: Answers;
  /** Makes another result from the same answers. */
  regenerate: () => void;
  /** Goes back to the first question, without answers. */
  reset: () => void;
}

/** The props that GuidedTool and FormTool share. */
export interface ToolProps<Result> {
  id: string;
  /** In ms; without it the result appears at once. */
  delay?: number;
  /** May mention an answer, which is known by then. */
  loadingText: (answers: Answers) => string;
  /** Undefined while its code is still being fetched. */
  make: ((answers: Answers, context: Context) => Result) | undefined;
  /** The language under which the result is stored as it was read; undefined if it is made afresh each time. */
  keptAs?: string | undefined;
  /** Parts of a result that one stored by an earlier version may lack. */
  added?: readonly string[];
  /** What has to be settled before there can be a result; shown in its place. */
  gate?: ReactNode;
  /** Why nothing can be made; shown in place of a result that is not stored. */
  failure?: ReactNode;
  children: (props: ResultProps<Result>) => ReactNode;
}

interface Props<Result> extends ToolProps<Result> {
  /** Whether everything for a result has been answered. */
  isComplete: (run: ToolRun) => boolean;
  /** The answers in an address, and the step they lead to. */
  bring: (params: URLSearchParams) => Pick<ToolRun, 'answers' | 'step'>;
  /** What is shown until then. */
  ask: (run: ToolRun) => ReactNode;
}

/**
 * A tool that asks, waits as specified and shows a result. Answers and result are stored on the device and come back
 * after a reload; an address with answers starts afresh with them; `?video=<id>` names the video that the result is
 * for.
 */
export function ToolStage<Result>({
  id,
  delay,
  loadingText,
  make,
  keptAs,
  added,
  gate,
  failure,
  children,
  isComplete,
  bring,
  ask,
}: Props<Result>) {
  const store = toolRunOf(id);
  const run = useStore(store);
  const { answers, result, step } = run;
  const isReady = useStarted(id, bring);
  // A result is the last step: Back leaves it, and it is still there later.
  useBack(isReady && result === null ? step : 0, () => goBack(store));
  const [isMaking, setMaking] = useState(false);
  const isDue = isMaking || (isReady && result === null && isComplete(run));

  // Before the first paint: a result without delay shows no loading state.
  useLayoutEffect(() => {
    if (!isDue) return;
    const finish = () => {
      makeResult(store);
      setMaking(false);
    };
    if (!delay) return finish();
    const timer = setTimeout(finish, simulatedDelay(delay));
    return () => clearTimeout(timer);
  }, [isDue, store, delay]);

  const made = useMade(store, run, make, keptAs, added);

  if (failure && isReady && (isDue || (result && !made))) return failure;
  if (gate && isReady && (isDue || result)) return <Column>{gate}</Column>;
  if (!isReady || (result && !made)) return null;
  if (isDue)
    return (
      <Column>
        <LoadingPanel text={loadingText(answers)} />
      </Column>
    );
  if (made) {
    const regenerate = () => setMaking(true);
    return children({ result: made, answers, regenerate, reset: () => startAgain(store) });
  }
  return <Column>{ask(run)}</Column>;
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="own-direction mx-auto flex min-h-full w-full max-w-[560px] flex-col px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pt-6">
    <div className="flex flex-1 animate-appear flex-col gap-4">{children}</div>
  </div>
);

/** Reads the run and applies what the address brings; true once that is done. */
function useStarted(id: string, bring: Props<unknown>['bring']): boolean {
  const [params] = useSearchParams();
  const run = toolRunOf(id);
  const isRead = useIsRead(run);
  const { answers, step } = bring(params);
  const video = params.get('video');
  const isBringing = useFromAddress(Object.keys(answers).length > 0 || video !== null, isRead, () =>
    startAgain(run, { ...answers, ...(video && { video }) }, step),
  );
  return isRead && !isBringing;
}

/**
 * The result of a run: as it was first read in this language, or else made now and stored. Undefined until there is
 * one.
 *
 * @param keptAs the language whose own texts it is made from; undefined if it is not to be stored
 * @param added parts that a stored one may lack
 */
export function useMade<Made>(
  store: ToolRunStore,
  run: ToolRun,
  make: ((answers: Answers, context: Context) => Made) | undefined,
  keptAs: string | undefined,
  added: readonly string[] = [],
): Made | undefined {
  const { answers, result } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered of this result does not change it
  const fresh = useMemo(() => {
    if (!result || !make) return undefined;
    const { seed, madeAt } = result;
    const context = { now: new Date(madeAt), random: seededRandom(seed), used: usedBefore(run, seed) };
    // A copy, because a stored result must not be tied to the catalogue.
    return plainCopy(make(answers, context));
  }, [result, answers, make]);
  const storedResult = keptAs === undefined ? undefined : result?.made?.[keptAs];
  const isKept = storedResult !== undefined && hasShapeOf<Made | undefined>(fresh, storedResult, added);

  useEffect(() => {
    if (fresh === undefined || isKept || !result || keptAs === undefined) return;
    const made: Json = JSON.parse(JSON.stringify(fresh));
    if (hasShapeOf<Made | undefined>(fresh, made)) keepMade(store, result.seed, keptAs, made);
  }, [fresh, isKept, result, keptAs, store]);

  const shown = isKept ? storedResult : fresh;
  useEffect(() => {
    if (result && saysWhatItUsed(shown)) rememberUsed(store, result.seed, shown.used);
  }, [shown, result, store]);
  return shown;
}

const saysWhatItUsed = (made: unknown): made is { used: string[] } =>
  typeof made === 'object' &&
  made !== null &&
  'used' in made &&
  Array.isArray(made.used) &&
  made.used.every((place) => typeof place === 'string');
