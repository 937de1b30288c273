import Papa from 'papaparse';
import type { Measurement, Video } from '../../../contracts/video';
import { measurementsInOrder } from '../../../domain/videos/latestMeasurement';
import { isPublished } from '../../../domain/videos/stage';
import { FIELDS, type Field } from './csvColumns';

/**
 * Characters that would start a formula in a spreadsheet: an apostrophe is put before them, and before a leading
 * apostrophe.
 */
const CALCULATED = /^['=+\-@]/;

/** The videos that an export contains: the published ones, without the lives. */
export const exported = (videos: readonly Video[]): Video[] =>
  videos.filter((video) => isPublished(video) && video.kind === 'video');

/**
 * A table of the published videos: a row for each measurement, and one without figures for an unmeasured video. Reading
 * it back gives the same. It starts with the byte order mark, by which spreadsheets know its encoding.
 *
 * @param separator what the language's spreadsheets expect between values
 */
export function exportCsv(
  videos: readonly Video[],
  headers: Readonly<Record<Field, string>>,
  separator: ',' | ';',
): string {
  const rows = exported(videos).flatMap((video) => {
    const measurements: (Measurement | undefined)[] = measurementsInOrder(video);
    return (measurements.length > 0 ? measurements : [undefined]).map((measurement) =>
      FIELDS.map((field) => textOf(field, video, measurement)),
    );
  });
  const options = { delimiter: separator, escapeFormulae: CALCULATED, newline: '\r\n' };
  return `\uFEFF${Papa.unparse([FIELDS.map((field) => headers[field]), ...rows], options)}\r\n`;
}

function textOf(field: Field, video: Video, measurement: Measurement | undefined): string {
  switch (field) {
    case 'title':
    case 'link':
    case 'product':
    case 'niche':
    case 'publishedAt':
      return video[field] ?? '';
    default:
      return String(measurement?.[field] ?? '');
  }
}
