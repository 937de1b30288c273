import { describe, expect, it } from 'vitest';
import { exampleFacts } from '../../../tests/fixtures/exampleFacts';
import type { VideoFacts } from '../../contracts/videoAnalysis';
import { MEASURES } from '../../domain/videoAnalysis/targets';
import { type MeasuredItemId, measuredItems, measuredTicks, retaken } from './measuredItems';

const { duration, loudness, openingChange, openingSpeech, sharpness } = MEASURES;
const verdicts = (facts: VideoFacts) =>
  Object.fromEntries(measuredItems(facts).map(({ id, verdict }) => [id, verdict]));
const itemOf = (facts: VideoFacts, id: MeasuredItemId) => measuredItems(facts).find((item) => item.id === id);
const sides = (facts: VideoFacts, id: MeasuredItemId) =>
  itemOf(facts, id)?.parts.map(({ measure, side }) => [measure, side]);

const GOOD = { hook: 'meets', format: 'meets', trending_sound: 'meets' };

describe('what was measured says of the items', () => {
  it.each<[string, VideoFacts, Readonly<Record<string, string>>]>([
    ['all is well', exampleFacts(), GOOD],
    ['a landscape video', exampleFacts({ width: 1920, height: 1080 }), { ...GOOD, format: 'misses' }],
    ['a square', exampleFacts({ width: 1080, height: 1080 }), { ...GOOD, format: 'misses' }],
    ['720 × 1280 is 9:16, too', exampleFacts({ width: 720, height: 1280 }), GOOD],
    ['as long as the target goes', exampleFacts({ duration: duration.target.max }), GOOD],
    ['longer', exampleFacts({ duration: duration.target.max + 1 }), { ...GOOD, format: 'misses' }],
    ['shorter', exampleFacts({ duration: duration.target.min - 1 }), { ...GOOD, format: 'misses' }],
    ['blurred', exampleFacts({ picture: { sharpness: sharpness.target.min - 1 } }), { ...GOOD, format: 'misses' }],
    ['text under the buttons', exampleFacts({ picture: { coveredDetail: 0.9 } }), { ...GOOD, format: 'misses' }],
    ['black for a second', exampleFacts({ picture: { black: [{ from: 0, to: 1 }] } }), { ...GOOD, hook: 'misses' }],
    ['a still picture that talks', exampleFacts({ picture: { openingChange: 0 } }), GOOD],
    ['a demonstration without words', exampleFacts({ sound: { openingSpeech: 0 } }), GOOD],
    [
      'neither movement nor voice',
      exampleFacts({
        picture: { openingChange: openingChange.target.min - 1 },
        sound: { openingSpeech: openingSpeech.target.min - 0.1 },
      }),
      { ...GOOD, hook: 'misses' },
    ],
    [
      'too quiet',
      exampleFacts({ sound: { loudness: loudness.target.min - 1 } }),
      { ...GOOD, trending_sound: 'misses' },
    ],
    ['too loud', exampleFacts({ sound: { loudness: loudness.target.max + 1 } }), { ...GOOD, trending_sound: 'misses' }],
    ['clipped', exampleFacts({ sound: { truePeak: 0.4 } }), { ...GOOD, trending_sound: 'misses' }],
    ['without a sound track', exampleFacts({ hasSound: false, sound: null }), { ...GOOD, trending_sound: 'misses' }],
    [
      'silent throughout',
      exampleFacts({ sound: { loudness: null, truePeak: null, openingSpeech: 0 } }),
      { ...GOOD, trending_sound: 'misses' },
    ],
    ['a header alone', exampleFacts({ picture: null, sound: null }), { format: 'open' }],
    [
      'a wide header alone',
      exampleFacts({ width: 1280, height: 720, picture: null, sound: null }),
      { format: 'misses' },
    ],
    ['a picture without sound measures', exampleFacts({ sound: null }), { hook: 'meets', format: 'meets' }],
    ['nothing', exampleFacts({ width: null, height: null, duration: null, picture: null, sound: null }), {}],
  ])('%s', (_, facts, expected) => expect(verdicts(facts)).toEqual(expected));

  it('which side of its target each lies on', () => {
    const facts = exampleFacts({ width: 1920, height: 1080, duration: 4, picture: { sharpness: 3 } });
    expect(sides(facts, 'format')).toEqual([
      ['aspect', 'high'],
      ['duration', 'low'],
      ['sharpness', 'low'],
      ['coveredDetail', 'in'],
    ]);
  });

  it('does not fault a hook that talks or one that moves: either is enough', () => {
    expect(sides(exampleFacts({ picture: { openingChange: 0 } }), 'hook')).toEqual([
      ['deadStart', 'in'],
      ['openingSpeech', 'in'],
    ]);
    expect(sides(exampleFacts({ sound: { openingSpeech: 0 } }), 'hook')).toEqual([
      ['deadStart', 'in'],
      ['openingChange', 'in'],
    ]);
  });

  it('what could not be measured', () => {
    const facts = exampleFacts({ picture: null, sound: null });
    expect(itemOf(facts, 'format')?.unmeasured).toEqual(['sharpness', 'coveredDetail']);
  });
});

describe('a measure ticks', () => {
  it.each<[string, VideoFacts, readonly MeasuredItemId[]]>([
    ['hook and format, never the sound: its licence cannot be measured', exampleFacts(), ['hook', 'format']],
    ['only what meets its target', exampleFacts({ duration: 200 }), ['hook']],
    ['nothing that is measured in part', exampleFacts({ picture: null, sound: null }), []],
  ])('%s', (_, facts, expected) => expect(measuredTicks(facts)).toEqual(expected));

  it('in addition to what was ticked by hand', () => {
    expect(retaken(['cta', 'format'], undefined, exampleFacts())).toEqual(['cta', 'format', 'hook']);
  });

  it('its ticks go with it, or when another file’s measures do not set them', () => {
    const long = exampleFacts({ duration: 200 });
    expect(retaken(['cta', 'hook', 'format'], exampleFacts(), undefined)).toEqual(['cta']);
    expect(retaken(['cta', 'hook', 'format'], exampleFacts(), long)).toEqual(['cta', 'hook']);
    expect(retaken(['cta', 'hook', 'format'], long, exampleFacts())).toEqual(['cta', 'format', 'hook']);
  });
});
