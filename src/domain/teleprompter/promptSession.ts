import { advance, goToPart, goToWord, isOver, type Run, START } from './run';
import type { Timeline } from './timeline';

/** Time to look into the lens before the first word, in seconds. */
export const COUNTDOWN = 3;

/** A script being read. */
export interface Session {
  timeline: Timeline;
  run: Run;
  phase: 'paused' | 'counting' | 'running';
  /** Seconds until the text begins, while `counting`. */
  countdown: number;
  /** Somebody is moving the text by hand: it waits while time passes. */
  isHeld: boolean;
}

/** A session at the start of a script, paused. */
export function openSession(timeline: Timeline): Session {
  return { timeline, run: START, phase: 'paused', countdown: 0, isHeld: false };
}

/** The single main button: starts, skips the countdown, pauses, carries on, starts over. */
export function toggled(session: Session): Session {
  const { run, phase, timeline } = session;
  if (phase === 'running') return paused(session);
  if (phase === 'counting') return { ...session, phase: 'running' };
  if (run.clock > 0 && !isOver(run, timeline)) return { ...session, phase: 'running' };
  return { ...session, run: isOver(run, timeline) ? START : run, phase: 'counting', countdown: COUNTDOWN };
}

/** Stops the clock. */
export function paused(session: Session): Session {
  return { ...session, phase: 'paused' };
}

/** The session `seconds` later; a finished take pauses by itself. */
export function elapsed(session: Session, seconds: number, wordsPerMinute: number): Session {
  const { run, phase, timeline, countdown, isHeld } = session;
  if (phase === 'paused') return session;
  if (phase === 'counting') {
    if (seconds < countdown) return { ...session, countdown: countdown - seconds };
    return elapsed({ ...session, phase: 'running' }, seconds - countdown, wordsPerMinute);
  }
  const later = advance(run, timeline, seconds, isHeld ? 0 : wordsPerMinute);
  return { ...session, run: later, phase: isOver(later, timeline) ? 'paused' : phase };
}

/** Skips forward by `parts`, or back if negative. */
export function skipped(session: Session, parts: number): Session {
  return { ...session, run: goToPart(session.run, session.timeline, session.run.part + parts) };
}

/** Back to the very beginning, including the clock, ready to start. */
export function restarted({ timeline }: Session): Session {
  return openSession(timeline);
}

/** Moves the text by hand to a position in words. */
export function movedTo(session: Session, words: number): Session {
  return { ...session, run: goToWord(session.run, session.timeline, words) };
}
