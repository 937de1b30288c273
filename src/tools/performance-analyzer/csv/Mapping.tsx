import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { formatNumber, isDayFirst } from '../../../i18n/figures';
import { now } from '../../../platform/clock';
import { newId } from '../../../platform/random';
import { Button } from '../../../ui/Button';
import { Choices } from '../../../ui/Choices';
import { Select } from '../../../ui/Select';
import { Switch } from '../../../ui/Switch';
import { canRead, FIELDS, type Field, guessMapping } from './csvColumns';
import { areShort, guessDayFirst } from './dates';
import { Preview } from './Preview';
import { Problems } from './Problems';
import { type ImportPlan, planImport } from './planImport';
import { readRows } from './readRows';
import type { TableRow } from './readTable';

/** How many columns can be chosen from; a table of videos has only a few. */
const MOST_COLUMNS = 100;

interface Props {
  rows: readonly TableRow[];
  videos: readonly Video[];
  /** With the number of rows that it imports. */
  onAccept: (plan: ImportPlan, rows: number) => void;
  onCancel: () => void;
  onOther: () => void;
}

/** Which column holds what, as recognised or corrected, and what the import would do. */
export function Mapping({ rows, videos, onAccept, onCancel, onOther }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const id = useId();
  const firstCells = rows[0]?.cells ?? [];
  const [hasHeader, setHeader] = useState(() => Object.keys(guessMapping(firstCells)).length > 0);
  const [mapping, setMapping] = useState(() => guessMapping(firstCells));
  const [chosenOrder, setOrder] = useState<'day' | 'month'>();

  const body = useMemo(() => (hasHeader ? rows.slice(1) : rows), [rows, hasHeader]);
  const dates = useMemo(
    () =>
      [mapping.publishedAt, mapping.measuredAt].flatMap((column) =>
        column === undefined ? [] : body.map(({ cells }) => cells[column] ?? ''),
      ),
    [body, mapping],
  );
  const startsWithDay = chosenOrder ? chosenOrder === 'day' : guessDayFirst(dates, isDayFirst());

  const read = useMemo(() => {
    if (!canRead(mapping)) return undefined;
    const at = now();
    const { good, problems } = readRows(body, mapping, { isDayFirst: startsWithDay, now: at });
    return { good, problems, plan: planImport(good, videos, { now: at, newId }) };
  }, [body, mapping, startsWithDay, videos]);

  const columns = Array.from(
    { length: Math.min(MOST_COLUMNS, Math.max(...rows.slice(0, 50).map(({ cells }) => cells.length))) },
    (_, place) => {
      const headerText = hasHeader ? firstCells[place]?.trim().slice(0, 60) : undefined;
      return { place, name: headerText || t('labels.csv.column', { number: formatNumber(place + 1) }) };
    },
  );
  const choose = (field: Field, column: string) =>
    setMapping(({ [field]: _, ...others }) => (column === '' ? others : { ...others, [field]: Number(column) }));

  const importable = read ? read.plan.added.length + read.plan.changed.length : 0;
  const usedRows = read ? read.good.length - read.plan.known : 0;

  return (
    <>
      <section>
        <h3 className="font-[660]">{t('labels.csv.mapping')}</h3>
        <p className="text-sm text-soft">{t('labels.csv.mappingHint')}</p>
        <div className="mt-2 grid grid-cols-2 gap-x-2.5 gap-y-2">
          {FIELDS.map((field) => (
            <div key={field} className="min-w-0">
              <label htmlFor={`${id}${field}`} className="block text-sm">
                {t(`labels.csv.fields.${field}`)}
              </label>
              <Select
                id={`${id}${field}`}
                isSmall
                isUnset={mapping[field] === undefined}
                value={mapping[field] ?? ''}
                onChange={(event) => choose(field, event.target.value)}
              >
                <option value="">{t('labels.csv.noColumn')}</option>
                {columns.map(({ place, name }) => (
                  <option key={place} value={place}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          ))}
        </div>
        <Switch label={t('labels.csv.header')} checked={hasHeader} onChange={setHeader} />
        {areShort(dates) && (
          <Choices
            legend={t('labels.csv.dates')}
            name="date-order"
            options={[
              { value: 'day', label: t('labels.csv.dayFirst') },
              { value: 'month', label: t('labels.csv.monthFirst') },
            ]}
            value={startsWithDay ? 'day' : 'month'}
            onChange={setOrder}
          />
        )}
      </section>
      {read ? (
        <>
          <Preview rows={read.good} mapping={mapping} />
          <Problems problems={read.problems} />
          <Summary plan={read.plan} />
        </>
      ) : (
        <p role="status">{t('labels.csv.needsTitle')}</p>
      )}
      {read && importable > 0 && (
        <Button onClick={() => onAccept(read.plan, usedRows)}>
          {t('labels.csv.submit', { count: usedRows, figure: formatNumber(usedRows) })}
        </Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        {t('labels.csv.cancel')}
      </Button>
      <Button kind="quiet" onClick={onOther}>
        {t('labels.csv.other')}
      </Button>
    </>
  );
}

const SUMMED = ['new', 'changed', 'known'] as const;

/** What the import would do, in figures. */
function Summary({ plan: { added, changed, known } }: { plan: ImportPlan }) {
  const { t } = useTranslation('performance-analyzer');
  const counts = { new: added.length, changed: changed.length, known };
  const lines = SUMMED.flatMap((what) =>
    counts[what] > 0
      ? [t(`labels.csv.summary.${what}`, { count: counts[what], figure: formatNumber(counts[what]) })]
      : [],
  );
  return (
    <p role="status" className="font-[580]">
      {lines.length > 0 ? lines.join(' · ') : t('labels.csv.none')}
    </p>
  );
}
