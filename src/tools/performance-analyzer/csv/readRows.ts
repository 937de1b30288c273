import { LONGEST_VIDEO_TEXT } from '../../../contracts/video';
import type { Measured } from '../../../domain/videos/rates';
import { METRICS, parseMetric } from '../input';
import type { Field, Mapping } from './csvColumns';
import { parseMoment } from './dates';
import type { TableRow } from './readTable';

/** A row that says which video it is about; moments are ISO 8601. */
export interface ImportRow {
  line: number;
  title: string;
  link: string;
  product: string;
  niche: string;
  publishedAt: string | undefined;
  measuredAt: string | undefined;
  /** Empty if the row only names a video. */
  measured: Measured;
}

export type Problem = { line: number } & (
  | { reason: 'noName' | 'quotes' }
  | { reason: 'number' | 'date' | 'future' | 'tooLong'; field: Field; value: string }
);

interface Context {
  isDayFirst: boolean;
  now: Date;
}

const TEXTS = ['title', 'link', 'product', 'niche', 'ctaUsed'] as const;
const MOMENTS = ['publishedAt', 'measuredAt'] as const;

/** The rows that can be imported, and for each of the others the first problem found. */
export function readRows(rows: readonly TableRow[], mapping: Mapping, context: Context) {
  const good: ImportRow[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const read = readRow(row, mapping, context);
    if ('reason' in read) problems.push(read);
    else good.push(read);
  }
  return { good, problems };
}

function readRow(
  { line, cells, isBroken }: TableRow,
  mapping: Mapping,
  { isDayFirst, now }: Context,
): ImportRow | Problem {
  const cell = (field: Field) => {
    const column = mapping[field];
    return column === undefined ? '' : bare(cells[column] ?? '');
  };
  if (isBroken) return { line, reason: 'quotes' };
  if (cell('title') === '' && cell('link') === '') return { line, reason: 'noName' };

  for (const field of TEXTS)
    if (cell(field).length > LONGEST_VIDEO_TEXT) return { line, reason: 'tooLong', field, value: '' };

  const moments: Partial<Record<(typeof MOMENTS)[number], string>> = {};
  for (const field of MOMENTS) {
    const value = cell(field);
    if (value === '') continue;
    const moment = parseMoment(value, isDayFirst);
    if (!moment) return { line, reason: 'date', field, value };
    if (moment > now && !isToday(moment, now)) return { line, reason: 'future', field, value };
    moments[field] = (moment > now ? now : moment).toISOString();
  }

  const measured: Measured = {};
  for (const field of METRICS) {
    const value = cell(field);
    if (value === '') continue;
    const figure = parseMetric(field, value);
    if (figure === undefined) return { line, reason: 'number', field, value };
    measured[field] = figure;
  }
  const ctaUsed = cell('ctaUsed');
  if (ctaUsed) measured.ctaUsed = ctaUsed;

  return {
    line,
    title: cell('title'),
    link: cell('link'),
    product: cell('product'),
    niche: cell('niche'),
    publishedAt: moments.publishedAt,
    measuredAt: moments.measuredAt,
    measured,
  };
}

/** A date alone stands for noon, which may still be ahead today. */
const isToday = (moment: Date, now: Date) => moment.toDateString() === now.toDateString();

/** A cell without the mark that keeps a spreadsheet from calculating it: see exportCsv.ts. */
const bare = (cell: string) => cell.trim().replace(/^'(?=['=+\-@])/, '');
