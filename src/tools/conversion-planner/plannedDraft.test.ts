import { describe, expect, it } from 'vitest';
import { CONTENT_FOCUSES } from '../../contracts/video';
import { ideaOf } from './plannedDraft';
import { PLANNER_NICHES, plannerNicheOf } from './plannerNiches';

const whole = { title: ' Test du micro ', hook: ' Écoute ça ', focus: 'educational', product: ' Micro-cravate ' };
const DATE = '2026-11-24';

describe('Add Idea does nothing unless a day is selected and title, hook and contentFocus are all filled; productMention is optional', () => {
  it('makes an idea on the day of all that is filled in', () => {
    expect(ideaOf(whole, DATE, 'tech')).toEqual({
      title: 'Test du micro',
      hook: 'Écoute ça',
      product: 'Micro-cravate',
      niche: 'tech',
      contentFocus: 'educational',
      slot: { date: DATE },
      sourceTool: 'conversion-planner',
    });
  });

  it.each(['title', 'hook', 'focus'])('nothing without %s, nor when it is blank', (field) => {
    expect(ideaOf({ ...whole, [field]: undefined }, DATE, 'tech')).toBeUndefined();
    expect(ideaOf({ ...whole, [field]: '  ' }, DATE, 'tech')).toBeUndefined();
  });

  it('nothing without a day', () => {
    expect(ideaOf(whole, undefined, 'tech')).toBeUndefined();
  });

  it('the product may be missing', () => {
    expect(ideaOf({ ...whole, product: ' ' }, DATE, 'tech')).not.toHaveProperty('product');
  });

  it('Content focus options: trending, educational, entertaining, product_showcase, personal_story', () => {
    expect(CONTENT_FOCUSES.join(', ')).toBe('trending, educational, entertaining, product_showcase, personal_story');
    for (const focus of CONTENT_FOCUSES) expect(ideaOf({ ...whole, focus }, DATE, 'tech')?.contentFocus).toBe(focus);
    expect(ideaOf({ ...whole, focus: 'viral' }, DATE, 'tech')).toBeUndefined();
  });
});

describe('Planner and daily recommendation niches: Beauty, Fashion, Tech, Fitness', () => {
  it('are these four', () => {
    expect(PLANNER_NICHES).toEqual(['beauty', 'fashion', 'tech', 'fitness']);
  });

  it.each([
    ['beauty', 'beauty'],
    ['Mode', 'fashion'],
    ['gadgets', 'tech'],
    ['fitness', 'fitness'],
    ['home', undefined],
    ['gaming', undefined],
    ['pêche à la mouche', undefined],
  ])('%s is %s; what is not among them is asked, never guessed', (named, niche) => {
    expect(plannerNicheOf(named)).toBe(niche);
  });
});
