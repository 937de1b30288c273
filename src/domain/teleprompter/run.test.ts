import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, goToPart, goToWord, isOver, partTime, progressOf, type Run, START } from './run';
import { countWords, type PromptScript, timelineOf } from './timeline';

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');

/** Specification, live plan: script timing intro 0-2 min, demo 3-10, interaction 10-20, urgency 20-30. */
const LIVE: PromptScript = {
  title: 'Live · Gloss prune',
  parts: [
    { name: 'Intro', minutes: { from: 0, to: 2 }, lines: [words(70)] },
    { name: 'Démo', minutes: { from: 3, to: 10 }, lines: [words(40), words(30)] },
    { name: 'Interaction', minutes: { from: 10, to: 20 }, lines: [words(70)] },
    { name: 'Urgence', minutes: { from: 20, to: 30 }, lines: [words(70)] },
  ],
};
const live = timelineOf(LIVE);
/** A take of two parts, each as long as its words. */
const take = timelineOf({
  title: 'Gloss prune',
  parts: [
    { name: 'Hook', lines: [words(14)] },
    { name: 'CTA', lines: [words(28)] },
  ],
});
const SPEED = 140;
const runTo = (minutes: number, timeline = live) => advance(START, timeline, minutes * 60, SPEED);

describe('the position of everything in a script', () => {
  it('is counted in words, the plan in seconds', () => {
    expect(live.map(({ start, end }) => [start, end])).toEqual([
      [0, 70],
      [70, 140],
      [140, 210],
      [210, 280],
    ]);
    expect(live[1]?.lines.map(({ start }) => start)).toEqual([70, 110]);
    expect(live[1]?.plan).toEqual({ from: 180, to: 600 });
  });

  it.each([
    ['C’est juste en bas, regarde !', 5],
    ['これは本当に便利です', 5],
    ['✨', 1],
    ['', 1],
  ])('%s counts as %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('the four timed parts of a live', () => {
  it.each([
    [0, 'Intro'],
    [2, 'Intro'],
    [2.99, 'Intro'],
    [3, 'Démo'],
    [9.99, 'Démo'],
    [10, 'Interaction'],
    [19.99, 'Interaction'],
    [20, 'Urgence'],
    [45, 'Urgence'],
  ])('at minute %d it is at: %s', (minute, name) => {
    expect(live[runTo(minute).part]?.name).toBe(name);
  });

  it('tell how much time is left, how long until the next part, how much is over', () => {
    expect(partTime(runTo(0.5), live)).toEqual({ kind: 'left', seconds: 90 });
    expect(partTime(runTo(2.25), live)).toEqual({ kind: 'untilNext', seconds: 45 });
    expect(partTime(runTo(4), live)).toEqual({ kind: 'left', seconds: 360 });
    expect(partTime(runTo(31), live)).toEqual({ kind: 'over', seconds: 60 });
    expect(partTime(runTo(0, take), take)).toBeUndefined();
  });

  it('are read at a speed in words a minute, then wait at their end', () => {
    expect(runTo(0.25).words).toBeCloseTo(35);
    expect(runTo(0.5).words).toBeCloseTo(70);
    expect(runTo(2).words).toBeCloseTo(70);
    expect(runTo(3.25).words).toBeCloseTo(105);
  });

  it('nobody is cut off: a part that is not finished goes on after its time', () => {
    const slow = advance(START, live, 3.5 * 60, 20 / 3.5);
    expect(live[slow.part]?.name).toBe('Intro');
    expect(partTime(slow, live)).toEqual({ kind: 'over', seconds: 90 });
  });

  it('show how much of their time has passed', () => {
    const run = runTo(6.5);
    expect([0, 1, 2, 3].map((index) => progressOf(run, live, index))).toEqual([1, 0.5, 0, 0]);
    expect(progressOf(runTo(45), live, 3)).toBe(1);
  });

  it('a live is never over by itself', () => {
    expect(isOver(runTo(60), live)).toBe(false);
    expect(runTo(60).clock).toBe(3600);
  });
});

describe('a take without times', () => {
  it('reads on word by word and is over with the last one', () => {
    expect(runTo(0.1, take)).toMatchObject({ part: 1, words: 14 });
    expect(isOver(runTo(0.29, take), take)).toBe(false);
    expect(isOver(runTo(0.31, take), take)).toBe(true);
    expect(progressOf(runTo(0.2, take), take, 1)).toBeCloseTo(0.5);
  });
});

describe('jumping elsewhere', () => {
  it('a part that is jumped to gets its whole time; the clock goes on', () => {
    const run = goToPart(runTo(1), live, 2);
    expect(run).toMatchObject({ part: 2, words: 140, clock: 60 });
    expect(partTime(run, live)).toEqual({ kind: 'left', seconds: 600 });
    expect(partTime(goToPart(runTo(31), live, 1), live)).toEqual({ kind: 'left', seconds: 420 });
  });

  it('there is nothing before the first part and after the last', () => {
    expect(goToPart(runTo(1), live, -1).part).toBe(0);
    expect(goToPart(runTo(25), live, 4).part).toBe(3);
  });

  it('moving the text by hand does not change the time', () => {
    const run = goToWord(runTo(4), live, 75);
    expect(run).toMatchObject({ part: 1, words: 75, clock: 240, planned: 240 });
    expect(goToWord(run, live, 20)).toMatchObject({ part: 0, planned: 240 });
    expect(goToWord(run, live, -5)).toMatchObject({ part: 0, words: 0 });
  });

  it('holding the text makes it wait while time passes', () => {
    expect(advance(runTo(0.25), live, 60, 0)).toMatchObject({ clock: 75, words: 35, part: 0 });
  });
});

describe('however time is cut into frames', () => {
  const plan = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => ({ from, to: from + length }));
  const part = fc.record(
    { name: fc.string(), lines: fc.array(fc.string({ maxLength: 200 }), { maxLength: 4 }), minutes: plan },
    { requiredKeys: ['name', 'lines'] },
  );
  const script = fc.record({ title: fc.string(), parts: fc.array(part, { minLength: 1, maxLength: 5 }) });
  const frames = fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { maxLength: 20 });

  it('it never goes back, the position is in the open part, and one long wait equals many frames', () => {
    fc.assert(
      fc.property(script, frames, fc.integer({ min: 100, max: 200 }), (script, frames, speed) => {
        const timeline = timelineOf(script);
        let run: Run = START;
        for (const seconds of frames) {
          const later = advance(run, timeline, seconds, speed);
          expect(later.words).toBeGreaterThanOrEqual(run.words);
          expect(later.part).toBeGreaterThanOrEqual(run.part);
          expect(later.words).toBeGreaterThanOrEqual(timeline[later.part]?.start ?? 0);
          expect(later.words).toBeLessThanOrEqual(timeline[later.part]?.end ?? 0);
          run = later;
        }
        const atOnce = advance(START, timeline, run.clock, speed);
        expect(atOnce.words).toBeCloseTo(run.words, 3);
      }),
    );
  });
});
