import type { Timeline } from './timeline';

/** How far somebody has got in a script. */
export interface Run {
  /** Seconds since the start, without pauses. */
  clock: number;
  /** Seconds on the script's plan: the same as the clock until somebody jumps to another part. */
  planned: number;
  part: number;
  /** Words since the start. At its end a part still waits for the time of the next one. */
  words: number;
}

/** The beginning of a script. */
export const START: Run = { clock: 0, planned: 0, part: 0, words: 0 };

/**
 * The run `seconds` later at a reading speed in words a minute (0: the text is held while time passes). A part gives
 * way to the next when its words are said and the next one's time has come, so nobody is cut off in mid-sentence.
 */
export function advance(run: Run, timeline: Timeline, seconds: number, wordsPerMinute: number): Run {
  const wordsPerSecond = wordsPerMinute / 60;
  let { part, words, planned } = run;
  let secondsLeft = seconds;
  for (;;) {
    const here = timeline[part];
    const next = timeline[part + 1];
    const end = here?.end ?? 0;
    const toRead = words < end ? (end - words) / wordsPerSecond : 0;
    const toWait = (next?.plan?.from ?? 0) - planned;
    const toGo = Math.max(toRead, toWait, 0);
    if (!next || toGo > secondsLeft) {
      const read = Math.min(words + secondsLeft * wordsPerSecond, Math.max(words, end));
      return { clock: run.clock + seconds, planned: planned + secondsLeft, part, words: read };
    }
    secondsLeft -= toGo;
    planned += toGo;
    words = next.start;
    part += 1;
  }
}

/**
 * Goes to the beginning of a part, whose time starts afresh; the clock goes on. Beyond either end, the first or last
 * part.
 */
export function goToPart(run: Run, timeline: Timeline, part: number): Run {
  const index = Math.min(Math.max(part, 0), timeline.length - 1);
  const { start = 0, plan } = timeline[index] ?? {};
  return { ...run, part: index, words: start, planned: plan?.from ?? run.planned };
}

/** Moves the text by hand; the time does not change. */
export function goToWord(run: Run, timeline: Timeline, words: number): Run {
  const begun = timeline.findLastIndex(({ start }) => start <= words);
  const part = Math.max(begun, 0);
  return { ...run, part, words: Math.max(words, 0) };
}

/** A take is over with its last word; a live goes on for as long as somebody likes. */
export function isOver({ part, words }: Run, timeline: Timeline): boolean {
  const last = timeline.at(-1);
  return last !== undefined && part === timeline.length - 1 && !last.plan && words >= last.end;
}

/**
 * What the plan says about the open part, in seconds: those left of it, those until the next part's time, or those over
 * its own.
 */
export interface PartTime {
  kind: 'left' | 'untilNext' | 'over';
  seconds: number;
}

/** Undefined for a part without a plan. */
export function partTime({ part, planned }: Run, timeline: Timeline): PartTime | undefined {
  const plan = timeline[part]?.plan;
  const next = timeline[part + 1]?.plan;
  if (!plan) return undefined;
  if (planned < plan.to) return { kind: 'left', seconds: plan.to - planned };
  if (next && planned < next.from) return { kind: 'untilNext', seconds: next.from - planned };
  return { kind: 'over', seconds: planned - plan.to };
}

/** How much of a part is done, 0 to 1: of its time, or of its words if it has no time. */
export function progressOf({ part, planned, words }: Run, timeline: Timeline, index: number): number {
  const { plan, start = 0, end = 0 } = timeline[index] ?? {};
  if (index !== part) return index < part ? 1 : 0;
  const share = plan ? (planned - plan.from) / (plan.to - plan.from) : (words - start) / Math.max(end - start, 1);
  return Math.min(Math.max(share, 0), 1);
}
