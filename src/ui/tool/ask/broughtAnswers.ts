import { LONGEST_ANSWER, type ToolRun } from '../../../contracts/toolRun';
import { matchCountry } from '../../../domain/countries';
import { matchNiche } from '../../../domain/matchNiche';
import { nichePickOf } from '../../../domain/nichePicks';
import { fold } from '../../../lib/fold';
import type { Option } from '../../flow/Options';

/** A question; if it has options, only one of them is an answer. */
interface Asked {
  id: string;
  options?: readonly Option[];
}

/** What an address answers: `?product=…&niche=…`. */
export function broughtAnswers(params: URLSearchParams, asked: readonly Asked[]): ToolRun['answers'] {
  return Object.fromEntries(
    asked.flatMap(({ id, options }) => {
      const given = params.get(id)?.trim().slice(0, LONGEST_ANSWER) ?? '';
      const answer = options ? optionOf(given, options) : given;
      return answer ? [[id, answer]] : [];
    }),
  );
}

/** An option may be given as its value, its label, or the country or niche it names. */
function optionOf(given: string, options: readonly Option[]): string | undefined {
  const country = matchCountry(given);
  const niche = matchNiche(given);
  const pick = nichePickOf(given);
  const option =
    options.find((option) => option.value === given) ??
    options.find((option) => fold(option.label) === fold(given)) ??
    options.find((option) => option.value === country) ??
    options.find((option) => niche !== undefined && matchNiche(option.label) === niche) ??
    options.find((option) => option.value === pick);
  return option?.value;
}
