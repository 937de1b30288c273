import { describe, expect, it } from 'vitest';
import { POSTING_HOURS, REGIONS, regionOf } from './postingHours';

describe('Peak and secondary posting hours exist per region: Europe, North America, Asia, Africa, South America, Oceania', () => {
  it.each([
    ['europe', 'Europe/Paris'],
    ['northAmerica', 'America/New_York'],
    ['asia', 'Asia/Singapore'],
    ['africa', 'Africa/Lagos'],
    ['southAmerica', 'America/Sao_Paulo'],
    ['oceania', 'Australia/Sydney'],
  ] as const)('%s, in %s, which belongs to that region itself', (region, zone) => {
    expect(POSTING_HOURS[region].zone).toBe(zone);
    expect(regionOf(zone)).toBe(region);
  });

  it.each(REGIONS)('%s: evenings are the peak, mornings and lunch are secondary', (region) => {
    const { peak, secondary } = POSTING_HOURS[region];
    expect(peak.length).toBeGreaterThanOrEqual(2);
    expect(secondary.length).toBeGreaterThanOrEqual(2);
    for (const time of peak) expect(time >= '18:00' && time <= '22:00', time).toBe(true);
    for (const time of secondary) {
      const isMorningOrLunch = (time >= '07:00' && time <= '09:00') || (time >= '12:00' && time <= '14:00');
      expect(isMorningOrLunch, time).toBe(true);
    }
  });
});

describe('the region of a zone', () => {
  it.each([
    ['Europe/Lisbon', 'europe'],
    ['Atlantic/Canary', 'europe'],
    ['Arctic/Longyearbyen', 'europe'],
    ['America/Martinique', 'northAmerica'],
    ['America/Bahia_Banderas', 'northAmerica'],
    ['America/Argentina/Ushuaia', 'southAmerica'],
    ['America/Cayenne', 'southAmerica'],
    ['America/Bahia', 'southAmerica'],
    ['Pacific/Galapagos', 'southAmerica'],
    ['Indian/Reunion', 'africa'],
    ['Atlantic/Cape_Verde', 'africa'],
    ['Indian/Maldives', 'asia'],
    ['Pacific/Tahiti', 'oceania'],
    ['Pacific/Honolulu', 'northAmerica'],
    ['Canada/Eastern', 'northAmerica'],
  ] as const)('%s is %s', (zone, region) => {
    expect(regionOf(zone)).toBe(region);
  });

  it.each(['UTC', 'Etc/GMT+5', '', 'constructor', '__proto__/x', 'Mars/Olympus_Mons'])(
    'Timezone detection fails: region Europe (%j)',
    (zone) => {
      expect(regionOf(zone)).toBe('europe');
    },
  );

  it("is the continent of the device's South American zones", () => {
    const found = Intl.supportedValuesOf('timeZone').filter((zone) => regionOf(zone) === 'southAmerica');
    expect(found).toEqual(expect.arrayContaining(['America/Bogota', 'America/Lima', 'America/Caracas']));
    expect(found).not.toContain('America/Panama');
  });
});
