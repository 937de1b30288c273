import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, anyFacts } from '../../../tests/fixtures/videoAnalysis/arbitrary';
import {
  goodImage,
  type goodPicture,
  goodVideo,
  unknownVideo,
  withPicture,
  withSound,
} from '../../../tests/fixtures/videoAnalysis/facts';
import type { VideoFacts } from '../../contracts/videoAnalysis';
import { type Evidence, evidenceOf } from './evidence';
import type { MeasureId } from './targets';

const evidenceFor = (id: MeasureId, facts: VideoFacts, answers = {}): Evidence => {
  const [found] = evidenceOf(facts, answers).filter(({ measure }) => measure === id);
  if (!found) throw new Error(`No evidence of ${id}.`);
  return found;
};

describe('Each score opens to its evidence: the value, the target, the moment in the video', () => {
  it.each<[MeasureId, number, number | null]>([
    ['resolution', 1080, null],
    ['aspect', 0.5625, null],
    ['frameRate', 30, null],
    ['sharpness', 420, 9.5],
    ['coveredDetail', 0.3, 6],
    ['loudness', -16, null],
    ['truePeak', -2.5, 13],
    ['shake', 0.2, 11],
    ['openingChange', 45, 0],
    ['openingSpeech', 0.8, 0.1],
    ['deadStart', 0, 0],
    ['duration', 24, null],
    ['silence', 0, null],
  ])('%s is %d, visible at %s', (id, value, at) => {
    const { target, isRuleOfThumb, source, ...found } = evidenceFor(id, goodVideo);
    expect(found).toMatchObject({ value, at });
    expect(target).not.toEqual({});
    expect(isRuleOfThumb).toBe(source === 'ruleOfThumb');
  });

  it('shows the darkest moment of a dark video, and none of a bright one', () => {
    expect(evidenceFor('brightness', withPicture({ brightness: 0.1 })).at).toBe(4);
    expect(evidenceFor('brightness', withPicture({ brightness: 0.9 })).at).toBeNull();
  });

  it('shows the shorter side of a landscape video', () => {
    expect(evidenceFor('resolution', { ...goodVideo, width: 1920, height: 1080 }).value).toBe(1080);
  });

  it('counts black and frozen stretches from the start as one', () => {
    const dead = (changes: Partial<typeof goodPicture>) => evidenceFor('deadStart', withPicture(changes)).value;
    expect(dead({ black: [{ from: 0, to: 0.8 }] })).toBe(0.8);
    expect(dead({ frozen: [{ from: 0.9, to: 2.5 }], black: [{ from: 0.1, to: 0.8 }] })).toBe(2.5);
    expect(dead({ black: [{ from: 3, to: 5 }] })).toBe(0);
  });

  it('shows the longest black stretch after the opening, without a score', () => {
    const black = [
      { from: 0, to: 1 },
      { from: 5, to: 6 },
      { from: 9, to: 11 },
    ];
    expect(evidenceFor('blackGap', withPicture({ black }))).toMatchObject({ value: 2, at: 9, score: null });
  });

  it('shows the share of silence and where the longest one begins', () => {
    const silences = [
      { from: 2, to: 4 },
      { from: 10, to: 14 },
    ];
    expect(evidenceFor('silence', withSound({ silences }))).toMatchObject({ value: 0.25, at: 10 });
  });

  it('shows the mean length of the shots and where the longest one begins', () => {
    expect(evidenceFor('shotLength', withPicture({ cuts: [2, 12, 18] }))).toMatchObject({ value: 6, at: 2 });
  });
});

describe('a video without sound is measured as silent', () => {
  it.each([
    ['no sound track', { ...goodVideo, hasSound: false, sound: null }],
    ['a sound track below the gate throughout', withSound({ loudness: null, truePeak: null })],
  ])('%s', (_, facts) => {
    expect(evidenceFor('silence', facts)).toMatchObject({ value: 1, score: 0, at: 0 });
    expect(evidenceFor('loudness', facts)).toMatchObject({ value: null, score: null });
  });

  it('and an unreadable sound is not measured', () => {
    for (const id of ['silence', 'loudness', 'truePeak', 'openingSpeech'] as const)
      expect(evidenceFor(id, { ...goodVideo, sound: null })).toMatchObject({ value: null, score: null, at: null });
  });
});

describe('answers', () => {
  it('are evidence with their score', () => {
    const answers = { product_visibility: 'yes', trust_building: 'no' } as const;
    expect(evidenceFor('product_visibility', goodVideo, answers)).toMatchObject({ answer: 'yes', score: 100 });
    expect(evidenceFor('trust_building', goodVideo, answers)).toMatchObject({ answer: 'no', score: 10 });
    expect(evidenceFor('call_to_action', goodVideo, answers)).toMatchObject({ answer: null, score: null });
  });
});

it('an image has neither motion nor sound nor moments', () => {
  const evidence = evidenceOf({ ...goodImage, hasSound: false, duration: 3, frameRate: 10 }, {});
  const measured = evidence.filter(({ value }) => value !== null).map(({ measure }) => measure);
  expect(measured).toEqual([
    'resolution',
    'aspect',
    'sharpness',
    'contrast',
    'coveredDetail',
    'brightness',
    'clippedDark',
    'clippedBright',
  ]);
  expect(evidence.every(({ at }) => at === null)).toBe(true);
});

it('of an unknown file every value and score is null', () => {
  for (const { value, score, at } of evidenceOf(unknownVideo, {}))
    expect({ value, score, at }).toEqual({ value: null, score: null, at: null });
});

it('whatever the facts: scores are integers from 0 to 100 or null, values and moments finite or null', () => {
  fc.assert(
    fc.property(anyFacts, anyAnswers, (facts, answers) => {
      for (const { value, score, at } of evidenceOf(facts, answers)) {
        for (const figure of [value, at]) expect(figure === null || Number.isFinite(figure)).toBe(true);
        if (score === null) continue;
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 300 },
  );
});
