const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** Where a year has four seasons, north and south of the equator, by ISO 3166-1 code. */
const NORTHERN =
  'AD AL AM AT AZ BA BE BG BY CA CH CN CY CZ DE DK DZ EE ES FI FR GB GE GR HR HU IE IL IR IS IT JP KG KP KR KZ LB LI LT LU LV MA MC MD ME MK MN MT NL NO PL PT RO RS RU SE SI SK SM SY TJ TM TN TR UA US UZ VA XK';
const SOUTHERN = 'AR AU CL LS NZ SZ UY ZA';

/** The season of a month (1 to 12) in a country; undefined where it is unknown, or has other seasons than these four. */
export function seasonOf(month: number, country: string | undefined): Season | undefined {
  const isIn = (countries: string) => country !== undefined && countries.split(' ').includes(country);
  if (!isIn(NORTHERN) && !isIn(SOUTHERN)) return undefined;
  const shift = isIn(SOUTHERN) ? 2 : 0;
  return SEASONS[(Math.floor((month % 12) / 3) + shift) % 4];
}
