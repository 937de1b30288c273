const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const SHORT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ ,T]+(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/;
/** A date without a time is taken as noon, so that it stays on its day. */
const NOON = '12';

/**
 * A moment as tables write it, in the device's time zone unless it has an offset of its own; undefined if it is no
 * date.
 *
 * @param isDayFirst how '03/04/2026' is meant
 */
export function parseMoment(text: string, isDayFirst: boolean): Date | undefined {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay, isoHour = NOON, isoMinute = '0', isoSecond = '0', offset] =
    ISO.exec(trimmed) ?? [];
  if (isoYear) {
    const local = momentOf(isoYear, isoMonth, isoDay, isoHour, isoMinute, isoSecond);
    return offset && local ? exactMoment(trimmed) : local;
  }
  const [, one, other, year, hour = NOON, minute = '0', second = '0'] = SHORT.exec(trimmed) ?? [];
  const [day, month] = isDayFirst ? [one, other] : [other, one];
  return momentOf(year?.padStart(4, '20'), month, day, hour, minute, second);
}

function momentOf(...parts: readonly (string | undefined)[]): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const moment = new Date(year, month - 1, day, hour, minute, second);
  const isOnItsDay = moment.getMonth() === month - 1 && moment.getDate() === day && moment.getFullYear() === year;
  return isOnItsDay && hour < 24 && minute < 60 && second < 60 ? moment : undefined;
}

function exactMoment(typed: string): Date | undefined {
  const moment = new Date(typed.replace(' ', 'T').replace(',', '.'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Whether any of these could be read with the month first. */
export const areShort = (texts: readonly string[]): boolean => texts.some((text) => SHORT.test(text.trim()));

/** Whether the day comes first: as the column itself shows ('21/11/2026'), else as the language writes dates. */
export function guessDayFirst(texts: readonly string[], ofLanguage: boolean): boolean {
  for (const text of texts) {
    const [, one, other] = SHORT.exec(text.trim()) ?? [];
    if (Number(one) > 12) return true;
    if (Number(other) > 12) return false;
  }
  return ofLanguage;
}
