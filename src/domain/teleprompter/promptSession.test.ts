import { describe, expect, it } from 'vitest';
import { COUNTDOWN, elapsed, movedTo, openSession, paused, restarted, skipped, toggled } from './promptSession';
import { START } from './run';
import { timelineOf } from './timeline';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const take = openSession(
  timelineOf({
    title: 'Take',
    parts: [
      { name: 'Hook', lines: [words(10)] },
      { name: 'Ask', lines: [words(10)] },
    ],
  }),
);
/** At one word a second. */
const later = (session: typeof take, seconds: number) => elapsed(session, seconds, 60);
const running = toggled(toggled(take));

describe('the main button', () => {
  it('counts down 3-2-1 before the start', () => {
    const counting = toggled(take);
    expect(counting).toMatchObject({ phase: 'counting', countdown: COUNTDOWN });
    expect(later(counting, 2)).toMatchObject({ phase: 'counting', countdown: 1, run: START });
    expect(later(counting, 4)).toMatchObject({ phase: 'running', run: { clock: 1, words: 1 } });
  });

  it('skips the countdown', () => {
    expect(running).toMatchObject({ phase: 'running', run: START });
  });

  it('pauses and carries on without a countdown; a pause is not counted', () => {
    const pause = toggled(later(running, 5));
    expect(later(pause, 60)).toMatchObject({ phase: 'paused', run: { clock: 5, words: 5 } });
    expect(later(toggled(pause), 1)).toMatchObject({ phase: 'running', run: { clock: 6, words: 6 } });
  });

  it('a take pauses after its last word and starts over from the first', () => {
    const over = later(running, 30);
    expect(over).toMatchObject({ phase: 'paused', run: { part: 1, words: 20 } });
    expect(toggled(over)).toMatchObject({ phase: 'counting', run: START });
  });
});

describe('the text', () => {
  it('waits while it is held, and time passes', () => {
    expect(later({ ...running, isHeld: true }, 5)).toMatchObject({ run: { clock: 5, words: 0 } });
  });

  it('goes on from where it was moved to', () => {
    expect(later(movedTo(running, 12), 3)).toMatchObject({ run: { part: 1, words: 15 } });
  });

  it('goes to the next and the previous part, and back to the very start', () => {
    const next = skipped(later(running, 4), 1);
    expect(next).toMatchObject({ phase: 'running', run: { part: 1, words: 10, clock: 4 } });
    expect(skipped(next, -1)).toMatchObject({ run: { part: 0, words: 0, clock: 4 } });
    expect(restarted(next)).toEqual(take);
    expect(paused(next)).toMatchObject({ phase: 'paused', run: { part: 1 } });
  });
});
