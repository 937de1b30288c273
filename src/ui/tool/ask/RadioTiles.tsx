import { useId } from 'react';
import type { Option } from '../../flow/Options';

const TILE =
  'flex min-h-14 items-center gap-2.5 rounded-button border-[1.5px] border-line bg-surface px-3 py-2.5 text-[15px] leading-tight font-[560] transition-transform active:scale-[0.98] has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

interface Props {
  legend: string;
  /** For when a heading above says the same. */
  isLegendHidden?: boolean;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Four side by side on a wide screen, with the emoji above the name. */
  areMany?: boolean;
}

/** One of several options as tiles, two side by side on a phone: real radio buttons, so arrow keys work. */
export function RadioTiles({ legend, isLegendHidden = false, options, chosen, onChoose, areMany = false }: Props) {
  const name = useId();
  const columns = areMany ? 'sm:grid-cols-4' : options.length === 3 ? 'sm:grid-cols-3' : '';
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-[540]'}>{legend}</legend>
      <div className={`grid grid-cols-2 gap-2.5 ${columns}`}>
        {options.map(({ value, label, emoji, note }) => (
          <label key={value} className={`${TILE} ${areMany ? 'sm:flex-col sm:items-start' : ''}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {emoji && (
              <span aria-hidden="true" className="text-[22px] leading-none">
                {emoji}
              </span>
            )}
            <span className="min-w-0">
              {label}
              {note && <span className="mt-0.5 block text-[13px] leading-snug font-normal text-soft">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
