/** The local calendar date, as a date field writes it: '2026-11-22'. */
export function localDate(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Local noon of a calendar date, so that a clock change leaves it on its day. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00`);

/** The local time, as a time field writes it: '19:30'. */
export function localTime(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
