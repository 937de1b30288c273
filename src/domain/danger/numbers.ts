import type { Danger } from '../../contracts/danger.ts';
import { HELPLINES } from './helplines.ts';

/** The purpose of a number: an emergency of any kind, one emergency service, or one kind of danger. */
export type LineFor = Danger | 'emergency' | 'police' | 'ambulance';

/** One number to call. */
export interface Helpline {
  /** As people write it, such as `116 123`. */
  number: string;
  for: LineFor;
}

/**
 * The international emergency number of mobile networks (3GPP TS 22.101, section 10): answered or forwarded in most
 * countries.
 */
const ANYWHERE: Helpline = { number: '112', for: 'emergency' };

/** The countries with numbers of their own, by ISO 3166-1 code. */
export const HELPLINE_COUNTRIES: readonly string[] = Object.keys(HELPLINES);

const EMERGENCY: readonly LineFor[] = ['emergency', 'police', 'ambulance'];

/**
 * The numbers to call from a country (ISO 3166-1): those for this danger, then the emergency numbers, then those for
 * the other dangers, each number once. For any other country the emergency number alone.
 */
export function helplines(country: string | undefined, danger: Danger): readonly Helpline[] {
  const all = (country !== undefined && HELPLINES[country]) || [ANYWHERE];
  const rank = ({ for: purpose }: Helpline) => (purpose === danger ? 0 : EMERGENCY.includes(purpose) ? 1 : 2);
  const ranked = [...all].sort((one, other) => rank(one) - rank(other));
  return ranked.filter(({ number }, place) => ranked.findIndex((line) => line.number === number) === place);
}

/** What a phone dials: digits, a plus or a star. */
export const dialled = (number: string): string => number.replace(/[^\d+*]/g, '');
