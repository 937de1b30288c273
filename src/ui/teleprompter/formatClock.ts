import { numberFormat } from '../../i18n/formatters';

/** `seconds` as a running clock in the language's digits: 0:05, 12:34, 1:02:03. */
export function formatClock(seconds: number): string {
  const pad = (value: number, digits: number) =>
    numberFormat({ minimumIntegerDigits: digits, useGrouping: false }).format(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60, 2);
  return hours > 0 ? `${pad(hours, 1)}:${pad(minutes, 2)}:${rest}` : `${pad(minutes, 1)}:${rest}`;
}
