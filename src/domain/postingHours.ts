/**
 * When to post, by region of the world. No posting hour is proven, because studies contradict each other. These are
 * habits, a first guess to be tested: in the morning (7–9), at lunch (12–14) and in the evening (18–22).
 */
export const REGIONS = ['europe', 'northAmerica', 'asia', 'africa', 'southAmerica', 'oceania'] as const;
export type Region = (typeof REGIONS)[number];

/** The hours of one region, local to `zone`. */
export interface PostingHours {
  /** The IANA zone that the hours refer to. */
  zone: string;
  /** 'HH:MM', when most people have time. */
  peak: readonly string[];
  /** 'HH:MM', the day's breaks. */
  secondary: readonly string[];
}

/** Habits, not statistics (domain notes, section 5: default slots). */
export const POSTING_HOURS: Readonly<Record<Region, PostingHours>> = {
  europe: { zone: 'Europe/Paris', peak: ['18:30', '19:30', '20:30'], secondary: ['12:30', '08:00'] },
  northAmerica: { zone: 'America/New_York', peak: ['18:00', '19:00', '20:00'], secondary: ['12:00', '07:30'] },
  asia: { zone: 'Asia/Singapore', peak: ['19:00', '20:00', '21:00'], secondary: ['12:30', '08:00'] },
  africa: { zone: 'Africa/Lagos', peak: ['18:30', '19:30', '20:30'], secondary: ['13:00', '07:30'] },
  southAmerica: { zone: 'America/Sao_Paulo', peak: ['19:00', '20:30', '21:30'], secondary: ['12:30', '08:00'] },
  oceania: { zone: 'Australia/Sydney', peak: ['18:00', '19:00', '20:00'], secondary: ['12:30', '07:00'] },
};

/** The region by the first part of a zone's name. */
const OF_AREA: ReadonlyMap<string, Region> = new Map([
  ['Europe', 'europe'],
  ['Arctic', 'europe'],
  ['Atlantic', 'europe'],
  ['America', 'northAmerica'],
  ['US', 'northAmerica'],
  ['Canada', 'northAmerica'],
  ['Asia', 'asia'],
  ['Africa', 'africa'],
  ['Indian', 'africa'],
  ['Brazil', 'southAmerica'],
  ['Chile', 'southAmerica'],
  ['Australia', 'oceania'],
  ['Pacific', 'oceania'],
]);

const SOUTH_AMERICA =
  /^America\/(?:Argentina\/|Araguaina|Asuncion|Bahia$|Belem|Boa_Vista|Bogota|Buenos_Aires|Campo_Grande|Caracas|Catamarca|Cayenne|Cordoba|Coyhaique|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|Jujuy|La_Paz|Lima|Maceio|Manaus|Mendoza|Montevideo|Noronha|Paramaribo|Porto_Acre|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Rosario|Santarem|Santiago|Sao_Paulo)/;

/** Places whose zone is named after an ocean, which says nothing about their region, or the wrong thing. */
const ELSEWHERE: ReadonlyMap<string, Region> = new Map([
  ['Atlantic/Bermuda', 'northAmerica'],
  ['Atlantic/Cape_Verde', 'africa'],
  ['Atlantic/St_Helena', 'africa'],
  ['Atlantic/Stanley', 'southAmerica'],
  ['Atlantic/South_Georgia', 'southAmerica'],
  ['Indian/Chagos', 'asia'],
  ['Indian/Christmas', 'asia'],
  ['Indian/Cocos', 'asia'],
  ['Indian/Maldives', 'asia'],
  ['Pacific/Easter', 'southAmerica'],
  ['Pacific/Galapagos', 'southAmerica'],
  ['Pacific/Honolulu', 'northAmerica'],
]);

/** The region of an IANA zone. Specification: Europe when the zone cannot be determined. */
export function regionOf(zone: string): Region {
  if (SOUTH_AMERICA.test(zone)) return 'southAmerica';
  const [area = ''] = zone.split('/');
  return ELSEWHERE.get(zone) ?? OF_AREA.get(area) ?? 'europe';
}
