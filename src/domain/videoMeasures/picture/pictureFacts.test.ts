import { describe, expect, it } from 'vitest';
import { pictureFacts } from '../../../contracts/videoAnalysis';
import type { FrameMeasures } from './frameMeasures';
import { factsOf } from './pictureFacts';

const frame = (at: number, changed: Partial<FrameMeasures> = {}): FrameMeasures => ({
  at,
  brightness: 0.5,
  clipped: { dark: 0, bright: 0 },
  contrast: 0.2,
  sharpness: 100,
  detail: { all: 10, covered: 2, evenly: 5 },
  difference: 1,
  motion: undefined,
  blackSince: undefined,
  stillSince: undefined,
  ...changed,
});

describe('the facts of the picture', () => {
  it('weigh each frame by the time it stands for', () => {
    const frames = [frame(0, { brightness: 0.2 }), frame(0.1, { brightness: 0.2 }), frame(10, { brightness: 0.6 })];
    expect(factsOf('video', frames, null)?.brightness).toBeCloseTo(0.4, 2);
  });

  it('point at the darkest and blurriest picture that is not black', () => {
    const dark = { brightness: 0.1, sharpness: 20 };
    const black = { brightness: 0, sharpness: 0, blackSince: 0 };
    expect(factsOf('video', [frame(0, black), frame(1), frame(2, dark)], null)).toMatchObject({
      darkestAt: 2,
      blurriestAt: 2,
    });
    expect(factsOf('video', [frame(3, black)], null)).toMatchObject({ darkestAt: 3 });
  });

  it('keep the first cuts and stretches when there are too many', () => {
    const frames = Array.from({ length: 9000 }, (_, index) =>
      frame(index, {
        difference: index % 3 === 1 ? 90 : 0,
        blackSince: index % 6 < 2 ? Math.floor(index / 6) * 6 : undefined,
        stillSince: index % 6 === 4 ? index - 1 : undefined,
      }),
    );
    const facts = pictureFacts.parse(factsOf('video', frames, null));
    expect(facts.cuts).toHaveLength(2000);
    expect(facts.cuts[0]).toBe(1);
    expect(facts.black).toHaveLength(200);
    expect(facts.frozen).toHaveLength(200);
    expect(facts.frozen[0]).toEqual({ from: 3, to: 5 });
  });

  it('are null without frames', () => {
    expect(factsOf('video', [], null)).toBeNull();
  });
});
