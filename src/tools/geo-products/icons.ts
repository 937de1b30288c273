import type { Country } from '../../domain/countries';

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** A country's flag: its code in regional indicator letters. */
export const flagOf = (country: Country): string =>
  String.fromCodePoint(...Array.from(country, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65));
