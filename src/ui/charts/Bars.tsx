import { formatNumber } from '../../i18n/figures';

interface Row {
  /** In full, for the table. */
  name: string;
  /** Below the bars. */
  short: string;
  /** One count per series. */
  values: readonly number[];
  /** Marks the current bars. */
  isCurrent?: boolean;
}

interface Props {
  /** Says what the picture says. */
  caption: string;
  /** What the rows are: days, weeks. */
  rowsName: string;
  /** What is counted: the first is drawn filled, a second as an outline, a third as a dot. */
  series: readonly string[];
  rows: readonly Row[];
}

/** The minimum height of the scale, so that a count of one does not look like a record. */
const LEAST_SCALE = 2;
const FILLED = 'border-ink bg-ink';
const OUTLINED = 'border-edge';
const LIVE_DOT = 'size-2 rounded-full bg-live';

/** Counts as bars. The picture is for the eye; a table of the same counts is read out instead. */
export function Bars({ caption, rowsName, series, rows }: Props) {
  const [first, second, third] = series;
  const barsOf = ({ values }: Row) => values.slice(0, 2);
  const most = Math.max(0, ...rows.flatMap(barsOf));
  const highest = Math.max(LEAST_SCALE, most);
  return (
    <figure className="relative rounded-card border border-line bg-surface p-4 break-inside-avoid">
      <figcaption className="text-[15px]">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="mt-4 flex gap-1">
          {rows.map((row) => (
            <div key={row.name} className="flex min-w-0 flex-1 flex-col items-center">
              <div
                className={`flex w-full items-end justify-center gap-[3px] border-b border-edge ${most > 0 ? 'h-24' : 'h-2'}`}
              >
                {barsOf(row).map((value, index) => (
                  <Bar key={series[index]} share={value / highest} value={value} isFilled={index === 0} />
                ))}
              </div>
              <span
                className={`mt-1.5 grid min-h-7 min-w-7 place-items-center rounded-[10px] px-0.5 text-xs whitespace-nowrap ${row.isCurrent ? 'bg-ink font-[660] text-paper' : 'text-soft'}`}
              >
                {row.short}
              </span>
              {third && <span className={`mt-1 ${(row.values[2] ?? 0) > 0 ? LIVE_DOT : 'size-2'}`} />}
            </div>
          ))}
        </div>
        {second && (
          <div className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
            <Key look={`size-3 rounded-[4px] border-[1.5px] ${FILLED}`} name={first} />
            <Key look={`size-3 rounded-[4px] border-[1.5px] ${OUTLINED}`} name={second} />
            {third && <Key look={LIVE_DOT} name={third} />}
          </div>
        )}
      </div>
      {/* A table ignores its width, so its box sets it. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowsName}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, isCurrent }) => (
              <tr key={name} aria-current={isCurrent ? 'date' : undefined}>
                <th scope="row">{name}</th>
                {series.map((counted, index) => (
                  <td key={counted}>{formatNumber(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const Bar = ({ share, value, isFilled }: { share: number; value: number; isFilled: boolean }) => (
  <span className="flex h-full w-full max-w-4 flex-col items-center justify-end text-xs leading-4 text-soft">
    {value > 0 && (
      <>
        {formatNumber(value)}
        <span
          style={{ height: `${share * 78}%` }}
          className={`min-h-1 w-full rounded-t-[5px] border-[1.5px] border-b-0 ${isFilled ? FILLED : OUTLINED}`}
        />
      </>
    )}
  </span>
);

const Key = ({ look, name }: { look: string; name: string | undefined }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={look} />
    {name}
  </span>
);
