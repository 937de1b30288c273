import { describe, expect, it } from 'vitest';
import { plain } from '../../../../tests/fixtures/videoMeasures/picture/film';
import { hsvOf } from './hsv';
import { hsvDifference } from './hsvDifference';

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
