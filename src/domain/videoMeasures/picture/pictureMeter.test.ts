import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blackInside,
  cuts,
  focus,
  frozenInside,
  LEVEL_CLIPS,
} from '../../../../tests/fixtures/videoMeasures/picture/clips';
import { film } from '../../../../tests/fixtures/videoMeasures/picture/film';
import { hashOf } from '../../../../tests/fixtures/videoMeasures/picture/hashOf';
import reference from '../../../../tests/fixtures/videoMeasures/picture/reference.json';
import { sceneOf } from '../../../../tests/fixtures/videoMeasures/picture/scene';
import { pictureFacts } from '../../../contracts/videoAnalysis';
import type { Frame } from '../frame';
import { createPictureMeter } from './pictureMeter';

const kind = fc.constantFrom('video', 'image');
const at = fc.oneof(fc.double({ min: 0, max: 60 }), fc.double());

const size = fc.tuple(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }));

const bytes = (length: number) =>
  fc.oneof(
    fc.constantFrom(0, 255, 128).map((level) => new Uint8ClampedArray(length).fill(level)),
    fc.uint8ClampedArray({ minLength: length, maxLength: length }),
  );

const frameOf = ([width, height]: readonly [number, number]): fc.Arbitrary<Frame> =>
  fc.record({ at, width: fc.constant(width), height: fc.constant(height), rgba: bytes(width * height * 4) });

/** Frames of one size, as from a decoder, or of any. */
const frames = fc.oneof(
  size.chain((one) => fc.array(frameOf(one), { minLength: 1, maxLength: 12 })),
  fc.array(size.chain(frameOf), { minLength: 1, maxLength: 6 }),
);

describe('the picture meter', () => {
  it('is tested with the very frames that ffmpeg measured', () => {
    const clips = { ...LEVEL_CLIPS, focus, cuts, blackInside, frozenInside };
    expect(Object.fromEntries(Object.entries(clips).map(([name, make]) => [name, hashOf(make())]))).toEqual(
      reference.frames,
    );
  });

  it('gives facts that fit the contract, whatever the frames', () => {
    fc.assert(
      fc.property(kind, frames, (of, all) => {
        const meter = createPictureMeter(of);
        for (const frame of all) meter.add(frame);
        const facts = pictureFacts.parse(meter.facts());
        expect(facts.frames).toBe(all.length);
      }),
    );
  });

  it('has no facts before a frame with pixels', () => {
    const meter = createPictureMeter('video');
    expect(meter.facts()).toBeNull();
    meter.add({ at: 0, width: 0, height: 0, rgba: new Uint8ClampedArray(0) });
    expect(meter.facts()).toBeNull();
  });

  it('measures in an image whatever needs no time', () => {
    const meter = createPictureMeter('image');
    meter.add(film(sceneOf(1, 90, 160), { at: 0, width: 80, height: 120 }));
    expect(meter.facts()).toMatchObject({
      frames: 1,
      shake: null,
      shakiestAt: null,
      cuts: [],
      openingChange: null,
      black: [],
      frozen: [],
    });
    expect(meter.facts()?.sharpness).toBeGreaterThan(0);
  });

  it('keeps no reference to its input, and gives the same facts twice', () => {
    const meter = createPictureMeter('video');
    const { frames: all } = cuts();
    for (const frame of all.slice(0, 40)) {
      const lent = { ...frame, rgba: frame.rgba.slice() };
      meter.add(lent);
      lent.rgba.fill(0);
    }
    expect(meter.facts()).toEqual(meter.facts());
    expect(meter.facts()?.cuts).toEqual([1.2]);
    expect(meter.facts()?.brightness).toBeGreaterThan(0.3);
  });
});
