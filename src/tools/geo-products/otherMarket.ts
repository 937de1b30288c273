import { answer, startAgain, toolRunOf } from '../../state/slices/toolRuns';
import type { StockedMarket } from './markets';

/** Shows another market, as if both questions had been answered with it. */
export function showMarket({ country, niche }: StockedMarket): void {
  askNiche(country);
  answer(toolRunOf('geo-products'), 'niche', niche);
}

/** Asks for a niche again, in the same country. */
export function askNiche(country: string): void {
  const run = toolRunOf('geo-products');
  startAgain(run);
  answer(run, 'country', country);
}
