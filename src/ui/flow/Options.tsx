const CHOSEN = 'aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-ink)]';
const TILE = `flex min-h-[118px] flex-col justify-between gap-2 rounded-card border border-line bg-surface p-4 text-start leading-tight font-[620] transition-transform active:scale-[0.98] ${CHOSEN}`;
const ROW = `flex min-h-15 w-full items-center gap-3.5 rounded-[18px] border-[1.5px] border-line bg-surface px-4.5 py-2 text-start leading-tight font-[560] transition-transform active:scale-[0.98] ${CHOSEN}`;
/** From this many options on they are tiles side by side; fewer are rows. */
const TILES_FROM = 6;

export interface Option {
  value: string;
  label: string;
  emoji?: string | undefined;
  /** A line below the label, in small type. */
  note?: string | undefined;
}

interface Props {
  /** The id of the heading with the question. */
  titleId: string;
  options: readonly Option[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The answers to a question, one tap each. */
export function Options({ titleId, options, chosen, onChoose }: Props) {
  const areTiles = options.length >= TILES_FROM;
  return (
    <fieldset
      aria-labelledby={titleId}
      className={areTiles ? 'grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3' : 'flex min-w-0 flex-col gap-3'}
    >
      {options.map(({ value, label, emoji, note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={areTiles ? TILE : ROW}
        >
          {emoji && (
            <span
              aria-hidden="true"
              className={areTiles ? 'text-[28px] leading-none font-normal' : 'text-[22px] leading-none'}
            >
              {emoji}
            </span>
          )}
          <span>
            {label}
            {note && <span className="mt-0.5 block text-sm leading-snug font-normal text-soft">{note}</span>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
