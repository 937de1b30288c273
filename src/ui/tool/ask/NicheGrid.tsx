import type { Niche } from '../../../domain/niches';
import { RadioTiles } from './RadioTiles';
import { useNicheOptions } from './useNicheOptions';

interface Props<N extends Niche> {
  legend: string;
  isLegendHidden?: boolean;
  niches: readonly N[];
  chosen: N | undefined;
  onChoose: (niche: N) => void;
}

/** A tool's niches as tiles, outside a form: two columns on a phone, four on a wide screen. */
export function NicheGrid<N extends Niche>({ niches, onChoose, ...rest }: Props<N>) {
  const choose = (value: string) => {
    const niche = niches.find((known) => known === value);
    if (niche) onChoose(niche);
  };
  return <RadioTiles {...rest} areMany options={useNicheOptions(niches)} onChoose={choose} />;
}
