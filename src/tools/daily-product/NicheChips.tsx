import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { Chip } from '../../ui/Chip';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';

/** Specification: 'Niche buttons Beauty, Fashion, Tech, Fitness'; the others of the eight follow. */
const SPECIFIED: readonly NichePick[] = ['beauty', 'fashion', 'tech', 'fitness'];
const NICHES = [...SPECIFIED, ...NICHE_PICKS.filter((niche) => !SPECIFIED.includes(niche))];

interface Props {
  legend: string;
  chosen: NichePick | undefined;
  onChoose: (niche: NichePick) => void;
}

/** The niches as small buttons, so that the day's product stays visible below them. */
export function NicheChips({ legend, chosen, onChoose }: Props) {
  const options = useNicheOptions(NICHES);
  return (
    <fieldset className="lg:col-span-2 print:hidden">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {NICHES.map((niche, place) => (
          <Chip key={niche} aria-pressed={niche === chosen} onClick={() => onChoose(niche)}>
            <span aria-hidden="true">{options[place]?.emoji}</span>
            {options[place]?.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
