import { describe, expect, it } from 'vitest';
import { believable, doubtsOf } from './doubts';

describe('figures that cannot be true', () => {
  it.each([
    [{ viewsCount: 100, likesCount: 500 }, ['likesOverViews']],
    [{ viewsCount: 0, likesCount: 1 }, ['likesOverViews']],
    [{ viewsCount: 100, likesCount: 100 }, []],
    [{ viewsCount: 0, likesCount: 0 }, []],
    [{ likesCount: 500 }, []],
    [{ duration: 10, avgWatchTime: 50 }, ['watchedOverLength']],
    [{ duration: 10, avgWatchTime: 10 }, []],
    [{ avgWatchTime: 50 }, []],
    [{ viewsCount: 100, likesCount: 500, duration: 10, avgWatchTime: 50 }, ['likesOverViews', 'watchedOverLength']],
  ])('%o: %o', (measured, doubts) => {
    expect(doubtsOf(measured)).toEqual(doubts);
  });

  it('are left out, and nothing else is', () => {
    const measured = { viewsCount: 100, likesCount: 500, duration: 10, avgWatchTime: 4, ctaUsed: 'Juste en bas' };
    expect(believable(measured)).toEqual({ duration: 10, avgWatchTime: 4, ctaUsed: 'Juste en bas' });
    expect(believable({ viewsCount: 100, likesCount: 5, duration: 10, avgWatchTime: 50 })).toEqual({
      viewsCount: 100,
      likesCount: 5,
    });
    expect(believable({ likesCount: 5 })).toEqual({ likesCount: 5 });
  });
});
