interface Props<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  /** Undefined as long as nothing is chosen. */
  value: T | undefined;
  onChange: (value: T) => void;
}

/** One of a few options, side by side: real radio buttons, so arrow keys work. */
export function Choices<T extends string>({ legend, name, options, value, onChange }: Props<T>) {
  return (
    <fieldset>
      <legend className="mb-2 font-[540]">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-button bg-sunk p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 flex-1 place-items-center rounded-control px-2 text-center text-[15px] font-[540] has-checked:bg-surface has-checked:font-[660] has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
