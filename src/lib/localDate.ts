/** The calendar date where the device is, as a date field writes it: '2026-11-22'. */
export function localDate(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Noon of a calendar date where the device is, so that a change of clocks leaves it on its day. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00`);

/** The clock of where the device is, as a time field writes it: '19:30'. */
export function localTime(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
