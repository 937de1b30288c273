import { expect, it } from 'vitest';
import english from '../../tools/viral-alert/locales/en.json';
import { NICHE_PICKS } from '../matchNiche';
import { dailyAlert } from './dailyAlert';
import { FORMATS, type FormatId } from './viralFormats';

/** The words of the alert, where the concept of every niche and format has this many hooks. */
function withHooks(count: number) {
  const hooks = Array.from({ length: count }, (_, place) => ({ text: `hook ${place}`, why: `why ${place}` }));
  const { texts } = english;
  const everywhere = (concepts: (typeof texts.niches)['beauty']['concepts']) => {
    const changed = { ...concepts };
    for (const { id } of FORMATS) changed[id satisfies FormatId] = { ...concepts[id], hooks };
    return changed;
  };
  const niches = { ...texts.niches };
  for (const niche of NICHE_PICKS) niches[niche] = { ...niches[niche], concepts: everywhere(niches[niche].concepts) };
  return { ...texts, niches };
}

it.each([2, 3, 4])('of %i hooks, the second of an alert leads when its format comes round again', (count) => {
  const texts = withHooks(count);
  const on = (day: number) => dailyAlert('beauty', texts, new Date(2026, 10, day, 12));
  for (let round = 0; round < count; round++) {
    const [now, again] = [on(21 + round * FORMATS.length), on(21 + (round + 1) * FORMATS.length)];
    expect(again.viralConcept.format).toBe(now.viralConcept.format);
    expect(again.hookOfTheDay.main).toBe(now.hookOfTheDay.variant);
    expect(now.hookOfTheDay.variant).not.toBe(now.hookOfTheDay.main);
  }
});
