import { useEffect, useMemo } from 'react';
import type { Json, ToolRun } from '../../contracts/toolRun';
import { plainCopy } from '../../lib/plainCopy';
import { hasShapeOf } from '../../lib/sameShape';
import { seededRandom } from '../../lib/seededRandom';
import { keepMade, type ToolRunStore } from '../../state/slices/toolRuns';
import type { Answers, Context } from './ToolStage';

/**
 * The result of a run: as it was first read in this language, or else made now and stored. Undefined until there is
 * one.
 *
 * @param keptAs the language whose own texts it is made from; undefined if it is not to be stored
 */
export function useMade<Made>(
  store: ToolRunStore,
  { answers, result }: ToolRun,
  make: ((answers: Answers, context: Context) => Made) | undefined,
  keptAs: string | undefined,
): Made | undefined {
  const fresh = useMemo(
    // A copy, because a stored result must not be tied to the catalogue.
    () =>
      result && make
        ? plainCopy(make(answers, { now: new Date(result.madeAt), random: seededRandom(result.seed) }))
        : undefined,
    [result, answers, make],
  );
  const storedResult = keptAs === undefined ? undefined : result?.made?.[keptAs];
  const isKept = hasShapeOf<Made | undefined>(fresh, storedResult);

  useEffect(() => {
    if (fresh === undefined || isKept || !result || keptAs === undefined) return;
    const made: Json = JSON.parse(JSON.stringify(fresh));
    if (hasShapeOf<Made | undefined>(fresh, made)) keepMade(store, result.seed, keptAs, made);
  }, [fresh, isKept, result, keptAs, store]);

  return isKept ? storedResult : fresh;
}
