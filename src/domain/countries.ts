import { fold } from '../lib/fold';

/** The countries of the specification, in its order, by ISO 3166-1 code. */
export const COUNTRIES = ['FR', 'US', 'GB', 'CA', 'DE', 'ES', 'IT', 'NL', 'BE', 'CH'] as const;
export type Country = (typeof COUNTRIES)[number];

/** What people call a country in French, in English and in its own language, folded. */
const NAMES: Readonly<Record<Country, string>> = {
  FR: 'france, fr, hexagone, french, francais',
  US: 'etats-unis, etats unis, usa, us, u.s., united states, united states of america, amerique, america, americain',
  GB: 'royaume-uni, royaume uni, uk, u.k., united kingdom, angleterre, england, grande-bretagne, grande bretagne, great britain, ecosse, scotland, pays de galles, wales, gb',
  CA: 'canada, ca, quebec, canadien',
  DE: 'allemagne, germany, deutschland, de',
  ES: 'espagne, spain, espana, es',
  IT: 'italie, italy, italia, it',
  NL: 'pays-bas, pays bas, hollande, netherlands, the netherlands, holland, nederland, nl',
  BE: 'belgique, belgium, belgie, be',
  CH: 'suisse, switzerland, schweiz, svizzera, ch',
};

const COUNTRY_OF = new Map<string, Country>(
  COUNTRIES.flatMap((country) => NAMES[country].split(', ').map((name): [string, Country] => [name, country])),
);

/**
 * The country that a free text names, ignoring case and accents, in French or English; undefined if it is none of the
 * ten.
 */
export const matchCountry = (text: string): Country | undefined => COUNTRY_OF.get(fold(text).trim());
