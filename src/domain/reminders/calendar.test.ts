import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { scheduleNearChange, ZONES } from '../../../tests/support/reminders/zones';
import type { ScheduledReminder } from '../../contracts/reminders';
import { calendarFile } from './calendar';
import { nextOccurrences, occurrencesBetween } from './schedule';

const FILES = process.env.FULL ? 2000 : 10;
const TIMES = process.env.FULL
  ? ['00:00', '00:30', '01:00', '02:00', '02:15', '02:30', '03:00', '20:00', '23:30']
  : ['02:30', '20:00'];
const FIVE_YEARS = 5 * 365 * 24 * 60 * 60_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

const TEXTS = {
  live: { summary: 'Live, tonight; now', description: 'Phone charged\nProducts “out” \\ pinned' },
  posting: { summary: 'C’est l’heure de publier', description: 'É'.repeat(80) },
  checklist: { summary: 'Checklist', description: '🎬'.repeat(40) },
};

function weekly(time: string, zone: string, weekdays = [7]): ScheduledReminder {
  const setAt = '2026-01-01T00:00:00Z';
  return { id: 'live', kind: 'live', setAt, schedule: { repeat: 'weekly', weekdays, time, zone } };
}

function eventsOf(file: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
}

/** The instants of one reminder's events until `to` (ms since 1970), expanded by ical.js from the file alone. */
function expanded([main, ...exceptions]: ICAL.Component[], to: number): number[] {
  const instants: number[] = [];
  if (!main) return instants;
  const event = new ICAL.Event(main, { exceptions });
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = event.getOccurrenceDetails(next).startDate.toJSDate().getTime();
    if (at > to) break;
    instants.push(at);
  }
  return instants;
}

function expectSameInstants(reminder: ScheduledReminder, now: number): void {
  const events = eventsOf(calendarFile([reminder], { texts: TEXTS, now }));
  const to = now + FIVE_YEARS;
  expect(expanded(events, to)).toEqual(occurrencesBetween(reminder, now, to).map(({ at }) => at));
}

describe('five years of the file, expanded by an independent parser, match the scheduler’s instants', () => {
  it.each(ZONES)('%s, at the hours of clock changes and at 20:00', (zone) => {
    for (const time of TIMES) {
      expectSameInstants(weekly(time, zone, [5, 6, 7]), NOW);
    }
  });

  it('generated reminders', () => {
    fc.assert(
      fc.property(scheduleNearChange, ({ reminder, after }) => expectSameInstants(reminder, after)),
      { numRuns: FILES },
    );
  }, 600_000);

  it('a one-off, even at a time that does not exist that night or exists twice', () => {
    for (const [date, time] of [
      ['2026-03-29', '02:30'],
      ['2026-10-25', '02:30'],
      ['2026-07-01', '20:00'],
    ] as const) {
      const schedule = { repeat: 'once' as const, date, time, zone: 'Europe/Paris' };
      const reminder: ScheduledReminder = { id: 'slot', kind: 'posting', setAt: '2026-01-01T00:00:00Z', schedule };
      const events = eventsOf(calendarFile([reminder], { texts: TEXTS, now: NOW }));
      expect(events.map((event) => event.hasProperty('rrule'))).toEqual([false]);
      expect(expanded(events, Infinity)).toEqual(nextOccurrences(reminder, NOW, 2).map(({ at }) => at));
    }
  });
});

describe('the file', () => {
  const reminders = [
    weekly('20:00', 'Europe/Paris', [3, 1]),
    { ...weekly('08:00', 'Europe/Paris'), id: 'slot', kind: 'posting' as const },
    { ...weekly('07:30', 'Pacific/Chatham'), id: 'check', kind: 'checklist' as const },
  ];
  const file = calendarFile(reminders, { texts: TEXTS, now: NOW });

  it('has a stable UID per reminder, so that importing twice does not duplicate it', () => {
    const later = calendarFile(reminders, { texts: TEXTS, now: NOW + 9e9 });
    const uids = (text: string) => eventsOf(text).map((event) => event.getFirstPropertyValue('uid'));
    expect(uids(file)).toEqual(['live@jimp', 'slot@jimp', 'check@jimp']);
    expect(uids(later)).toEqual(uids(file));
  });

  it("has a weekly rule, its zone's VTIMEZONE once, and an alarm at the start", () => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    expect(zones).toEqual(['Europe/Paris', 'Pacific/Chatham']);
    expect(file).toContain('\r\nDTSTART;TZID=Europe/Paris:20260302T200000\r\n');
    expect(file).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE\r\n');
    expect(file).toContain('\r\nDTSTAMP:20260301T120000Z\r\n');
    const [alarm] = eventsOf(file).flatMap((event) => event.getAllSubcomponents('valarm'));
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
  });

  it('leaves out the dates on which a weekly one is not due, also those beside a clock change', () => {
    const sundays = weekly('20:00', 'Europe/Paris');
    const { schedule } = sundays;
    if (schedule.repeat !== 'weekly') throw new Error('It is weekly');
    const except = ['2026-03-08', '2026-03-29', '2026-10-25'];
    const reminder: ScheduledReminder = { ...sundays, schedule: { ...schedule, except } };
    expectSameInstants(reminder, NOW);
    expect(calendarFile([reminder], { texts: TEXTS, now: NOW })).toContain('EXDATE;TZID=Europe/Paris:20260308T200000');
  });

  it('keeps every character of the texts', () => {
    const texts = eventsOf(file).map((event) => event.getFirstPropertyValue('description'));
    expect(texts).toEqual([TEXTS.live.description, TEXTS.posting.description, TEXTS.checklist.description]);
    expect(eventsOf(file)[0]?.getFirstPropertyValue('summary')).toBe(TEXTS.live.summary);
  });

  it('has lines of at most 75 octets, each ending in CRLF, with no character cut', () => {
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]|\p{Surrogate}/u);
    }
  });

  it('says what a reminder is about, in the words typed', () => {
    const name = 'Gloss; prune, « mat » \\ 🎬\u0007';
    const [event] = eventsOf(calendarFile([{ ...weekly('20:00', 'Europe/Paris'), name }], { texts: TEXTS, now: NOW }));
    expect(event?.getFirstPropertyValue('summary')).toBe(`Live, tonight; now · ${name.replace('\u0007', ' ')}`);
  });

  it('leaves out what is over and what is in an unknown zone', () => {
    const schedule = { repeat: 'once' as const, date: '2026-02-01', time: '20:00', zone: 'Europe/Paris' };
    const over: ScheduledReminder = { id: 'over', kind: 'posting', setAt: '2026-01-01T00:00:00Z', schedule };
    const unknown = weekly('20:00', 'Mars/Olympus_Mons');
    expect(eventsOf(calendarFile([over, unknown], { texts: TEXTS, now: NOW }))).toEqual([]);
  });
});
