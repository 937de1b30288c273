import { describe, expect, it } from 'vitest';
import { nextOccurrences } from './schedule';
import { isKnownZone } from './zone';

describe('isKnownZone', () => {
  it.each(['', 'IST', 'cst', 'Mars/Olympus_Mons', 'Europe/Pariss', '-', '../etc'])('refuses %j', (zone) => {
    expect(isKnownZone(zone)).toBe(false);
  });

  it.each(['UTC', 'Asia/Calcutta', 'Etc/GMT+5', 'EST5EDT', 'europe/paris', ...Intl.supportedValuesOf('timeZone')])(
    'knows %s, and a reminder there is due',
    (zone) => {
      expect(isKnownZone(zone)).toBe(true);
      const schedule = { repeat: 'weekly' as const, weekdays: [3], time: '02:30', zone };
      const setAt = '2026-01-01T00:00:00Z';
      expect(nextOccurrences({ id: 'a', kind: 'live', schedule, setAt }, Date.parse(setAt), 60)).toHaveLength(60);
    },
  );
});
