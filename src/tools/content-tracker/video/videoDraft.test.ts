import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import { video } from '../../../contracts/video';
import { EMPTY_DRAFT, ideaOf } from './videoDraft';

describe('saving an idea requires title and niche, otherwise nothing happens', () => {
  it.each([
    ['', 'tech'],
    ['  ', 'tech'],
    ['Test', ''],
    ['Test', ' \n'],
  ])('title %j, niche %j', (title, niche) => {
    expect(ideaOf({ ...EMPTY_DRAFT, title, niche })).toBeUndefined();
  });
});

it('description optional; priority defaults to medium', () => {
  const made = { title: 'Test', niche: 'tech', description: '', priority: 'medium' };
  expect(ideaOf({ ...EMPTY_DRAFT, title: ' Test ', niche: 'tech ' })).toEqual(made);
});

describe('what is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<b>x</b>', '{{x}}', '$&', 'سيروم', '🧑‍🍳'.repeat(2000), '"«»’'),
  );

  it('is kept as typed, up to the length an idea can hold', () => {
    fc.assert(
      fc.property(typed, typed, typed, (title, niche, description) => {
        const made = ideaOf({ title: `a${title}z`, niche: `a${niche}z`, description, priority: 'high' });
        expect(`a${title}z`.startsWith(made?.title ?? 'none')).toBe(true);
        expect(`a${niche}z`.startsWith(made?.niche ?? 'none')).toBe(true);
        expect(made?.description).toBe(description.trim());
        expect(z.safeParse(video, exampleVideo(made)).success).toBe(true);
      }),
    );
  });
});
