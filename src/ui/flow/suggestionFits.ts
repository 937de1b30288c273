import { matchCountry } from '../../domain/countries';
import { textNicheOf } from '../../domain/matchNiche';
import { includesFolded } from '../../lib/fold';

/**
 * Whether to offer a suggestion for what is typed so far: it contains it, or both name the same country or niche, in
 * French or English (« maquillage » is beauty, « USA » the United States).
 */
export function suggestionFits(suggestion: string, typed: string): boolean {
  const country = matchCountry(typed);
  const niche = textNicheOf(typed);
  return (
    includesFolded(suggestion, typed) ||
    (country !== undefined && country === matchCountry(suggestion)) ||
    (niche !== 'other' && niche === textNicheOf(suggestion))
  );
}
