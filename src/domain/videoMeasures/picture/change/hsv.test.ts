import { describe, expect, it } from 'vitest';
import { plain } from '../../../../../tests/fixtures/videoMeasures/picture/film';
import { hsvDifference, hsvOf } from './hsv';

describe('hsv', () => {
  it.each([
    [
      [255, 0, 0],
      [0, 255, 255],
    ],
    [
      [0, 255, 0],
      [60, 255, 255],
    ],
    [
      [0, 0, 255],
      [120, 255, 255],
    ],
    [
      [255, 0, 128],
      [165, 255, 255],
    ],
    [
      [200, 150, 100],
      [15, 128, 200],
    ],
    [
      [90, 90, 90],
      [0, 0, 90],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] as const)('turns %j into OpenCV’s %j', (colour, [hue, saturation, value]) => {
    const { width, height, ...levels } = hsvOf(plain(0, 1, 1, colour));
    expect([width, height]).toEqual([1, 1]);
    expect(levels).toEqual({
      hue: Uint8Array.of(hue),
      saturation: Uint8Array.of(saturation),
      value: Uint8Array.of(value),
    });
  });

  it('shrinks a large frame by a whole factor, each pixel a mean', () => {
    const frame = plain(0, 271, 480, [0, 0, 0]);
    frame.rgba.fill(90, 0, 3 * 4);
    const small = hsvOf(frame);
    expect([small.width, small.height]).toEqual([90, 160]);
    expect([small.value[0], small.value[1]]).toEqual([30, 0]);
  });
});

type Colour = Parameters<typeof plain>[3];

const between = (one: Colour, other: Colour) => hsvDifference(hsvOf(plain(0, 8, 8, one)), hsvOf(plain(0, 8, 8, other)));

describe('HSV difference', () => {
  it('is the mean of the differences in hue, saturation and value', () => {
    expect(between([255, 0, 0], [255, 0, 0])).toBe(0);
    expect(between([0, 0, 0], [255, 255, 255])).toBe(85);
    expect(between([255, 0, 0], [0, 255, 0])).toBe(20);
    expect(between([255, 0, 0], [0, 0, 255])).toBe(20); // 240 degrees one way are 120 the other
  });

  it('ignores hue where there is hardly any colour', () => {
    expect(between([200, 200, 201], [201, 200, 200])).toBeLessThan(2);
    expect(between([250, 250, 250], [250, 250, 254])).toBeLessThan(3);
  });

  it('does not compare pictures of different sizes', () => {
    expect(hsvDifference(hsvOf(plain(0, 8, 8, [1, 2, 3])), hsvOf(plain(0, 8, 9, [1, 2, 3])))).toBeUndefined();
  });
});
