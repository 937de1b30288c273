import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../i18n/figures';
import { FIELDS, type Field, type Mapping } from './csvColumns';
import type { ImportRow } from './readRows';

const SHOWN = 3;

/** The first rows, as they were understood. */
export function Preview({ rows, mapping }: { rows: readonly ImportRow[]; mapping: Mapping }) {
  const { t } = useTranslation('performance-analyzer');
  const fields = FIELDS.filter((field) => mapping[field] !== undefined);
  if (rows.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 id="csv-preview" className="font-[660]">
        {t('labels.csv.preview')}
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too
        tabIndex={0}
        aria-labelledby="csv-preview"
        className="mt-2 overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full text-sm">
          <thead className="text-soft">
            <tr>
              <th scope="col" className="px-2.5 py-1.5 text-start font-normal">
                {t('labels.csv.line')}
              </th>
              {fields.map((field) => (
                <th key={field} scope="col" className="px-2.5 py-1.5 text-start font-normal whitespace-nowrap">
                  {t(`labels.csv.fields.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.line} className="border-t border-line">
                <th scope="row" className="px-2.5 py-1.5 text-start font-normal text-soft">
                  {formatNumber(row.line)}
                </th>
                {fields.map((field) => (
                  <td key={field} dir="auto" className="max-w-[160px] truncate px-2.5 py-1.5 whitespace-nowrap">
                    {shown(row, field)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function shown(row: ImportRow, field: Field): string {
  switch (field) {
    case 'publishedAt':
    case 'measuredAt': {
      const moment = row[field];
      return moment ? formatDay(moment) : '';
    }
    case 'title':
    case 'link':
    case 'product':
    case 'niche':
      return row[field];
    default: {
      const figure = row.measured[field];
      return typeof figure === 'number' ? formatNumber(figure) : (figure ?? '');
    }
  }
}
