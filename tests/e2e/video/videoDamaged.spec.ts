import { expect } from '@playwright/test';
import { videoFacts } from '../../../src/contracts/videoAnalysis';
import { sample } from '../support/everyday';
import { type FixtureName, measure, sourceOf, TYPES, test } from '../support/videoPage';

/** A tenth of the 500 that the full run tries. */
const SEEDS = 50;

const NAMES = (Object.keys(TYPES) as FixtureName[]).filter((name) => name !== 'blurred-silent.mp4');

for (const name of sample(NAMES, 2)) {
  const index = NAMES.indexOf(name);
  const seeds = Array.from({ length: SEEDS }, (_, seed) => index * SEEDS + seed);

  test(`damaged files: ${name} gives facts or says what is wrong`, async ({ page }) => {
    test.slow();
    for (const seed of sample(seeds, 3)) {
      const outcome = await measure(page, { ...sourceOf(name), damagedBy: seed });
      const gave = outcome.facts ? 'facts' : outcome.problem;
      expect(outcome.thrown, `seed ${seed}`).toBeUndefined();
      expect(gave, `seed ${seed}`).toMatch(
        /^(?:facts|empty|type|document|unreadable|unreadableImage|tooLong|tooLarge|stalled)$/,
      );
      if (outcome.facts) expect(videoFacts.safeParse(outcome.facts).error, `seed ${seed}`).toBeUndefined();
    }
    // Each worker is gone, and the page still measures.
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await measure(page, sourceOf('picture.png'))).toHaveProperty('facts');
  });
}
