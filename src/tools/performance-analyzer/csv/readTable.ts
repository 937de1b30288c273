import Papa from 'papaparse';
import { guessMapping } from './csvColumns';

/** The maximum number of rows read at once. */
export const MOST_ROWS = 10_000;
/** Blank lines between them count here too. */
const MOST_LINES = 2 * MOST_ROWS;
/** How many times reading resumes after a broken row; each time, the rest is read again. */
const MOST_RESUMED = 50;
/** In bytes; a table of so many rows is far smaller. */
export const LARGEST_FILE = 8_000_000;

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  line: number;
  cells: readonly string[];
  /** Its quotation marks do not pair up. */
  isBroken: boolean;
}

export type Refusal = 'empty' | 'notText' | 'tooLarge' | 'tooManyRows' | 'unreadable';

/** The rows of a text whose values are separated by comma, semicolon, tab or vertical bar; blank rows are left out. */
export function readTable(text: string): { rows: readonly TableRow[] } | { refusal: Refusal } {
  if (text.length > LARGEST_FILE) return { refusal: 'tooLarge' };
  if (text.includes('\0')) return { refusal: 'notText' };
  // Excel may name its separator in a first line of its own.
  const [said = '', separator] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const table = text.slice(said.length).replace(/^\uFEFF/, '');
  const lines = parse(table, separator ?? delimiterOf(table));
  const rows = lines
    .map((row, place) => ({ line: place + (said ? 2 : 1), ...row }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { refusal: 'empty' };
  return rows.length > MOST_ROWS + 1 || lines.length >= MOST_LINES ? { refusal: 'tooManyRows' } : { rows };
}

/**
 * The rows, including blank ones. A quotation mark that is not closed on its line would pull everything below into its
 * row, up to the end of the file. Such a row is ended with its line, and reading resumes after it, at most
 * `MOST_RESUMED` times.
 */
function parse(table: string, delimiter: string, resumed = 0): Omit<TableRow, 'line'>[] {
  const { data, errors, meta } = Papa.parse<string[]>(table, { delimiter, preview: MOST_LINES });
  const wrong = errors.filter(({ type }) => type === 'Quotes');
  const broken = new Set(wrong.map(({ row }) => row));
  const rows = data.map((cells, place) => ({ cells, isBroken: broken.has(place) }));

  const { row = 0, index = table.length } =
    wrong.find(({ row = 0 }) => data[row]?.some((cell) => cell.includes(meta.linebreak))) ?? {};
  const end = table.indexOf(meta.linebreak, index);
  if (end < 0 || resumed === MOST_RESUMED) return rows;
  const below = parse(table.slice(end + meta.linebreak.length), meta.delimiter, resumed + 1);
  return [...rows.slice(0, row), { cells: ['"'], isBroken: true }, ...below];
}

/** The separator that gives the most known column names in the first line; blank, to be guessed, if none does. */
function delimiterOf(table: string): string {
  const counts = [';', ',', '\t', '|'].map((delimiter) => {
    const [headers = []] = Papa.parse<string[]>(table, { delimiter, preview: 1 }).data;
    return { delimiter, known: Object.keys(guessMapping(headers)).length };
  });
  const best = counts.reduce((one, other) => (other.known > one.known ? other : one));
  return best.known > 1 ? best.delimiter : '';
}
