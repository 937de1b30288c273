const PICKED_HOURS = Array.from({ length: 17 }, (_, index) => index + 6);

/** Specification: 'times hourly from 6:00 AM to 10:00 PM'. */
export const TIME_LABELS: readonly string[] = PICKED_HOURS.map((hour) => timeLabel(hour, '00'));

/** Specification: 'default 8:00 PM'. */
export const DEFAULT_WALL_TIME = '20:00';
/** The same as a label: '8:00 PM'. */
export const DEFAULT_TIME_LABEL = toTimeLabel(DEFAULT_WALL_TIME);

/** Specification: 'days Monday to Sunday'. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** '7:30 PM' → '19:30'; `undefined` if it is not such a label. */
export function toWallTime(label: string): string | undefined {
  const [, hour, minute, half] = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([AP]M)$/i.exec(label.trim()) ?? [];
  if (!hour || !half) return undefined;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** '19:30' → '7:30 PM'. */
export function toTimeLabel(wallTime: string): string {
  const [hour, minute = '00'] = wallTime.split(':');
  return timeLabel(Number(hour), minute);
}

/** ISO: Monday is 1, Sunday 7; `undefined` for an unknown name. */
export function weekdayNumber(name: string): number | undefined {
  const names: readonly string[] = WEEKDAY_NAMES;
  const index = names.indexOf(name);
  return index < 0 ? undefined : index + 1;
}

function timeLabel(hour: number, minute: string): string {
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
