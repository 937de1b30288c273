import { NICHE_PICKS, nichePickOf } from '../../domain/matchNiche';
import { dailyAlert, type ViralAlert } from '../../domain/viralAlert/dailyAlert';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** The alert of the day of `now` for a niche as named; `step` counts the further ones asked for. */
export function generate(
  { niche = '', step = '0' }: Readonly<Record<string, string>>,
  texts: Texts,
  { now }: { now: Date },
): ViralAlert {
  const further = Number.isSafeInteger(Number(step)) ? Number(step) : 0;
  return dailyAlert(nichePickOf(niche) ?? NICHE_PICKS[0], texts, now, further);
}
