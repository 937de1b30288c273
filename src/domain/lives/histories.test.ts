import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import type { Reminder } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { merge } from '../../lib/merge';
import { occurrencesBetween } from '../reminders/schedule';
import { countsIn, deedsOf } from '../videos/weekCounts';
import { weekOf } from '../week';
import { claimsOf } from './claimsOf';
import { allLiveReminders } from './liveReminders';
import { idOnDate, type Live, plannedLives, weeklyLives } from './livesOf';

// Histories of what people do with lives, in two tabs whose changes are merged, against an oracle that knows lives as a
// plain list of what stands on which day.

const TODAY = '2026-10-22';
const DAYS = Array.from({ length: 21 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
);
const PERIOD = { first: DAYS[0] ?? '', last: DAYS.at(-1) ?? '' };
const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland'];
const setAt = '2026-10-01T00:00:00Z';

interface State {
  videos: Video[];
  weekly: Reminder[];
  settled: { id: string }[];
}

const day = fc.constantFrom(...DAYS);
const time = fc.constantFrom('02:30', '12:30', '20:00', '20:00', '22:00');
const zone = fc.constantFrom(...ZONES);
const place = fc.nat(30);
const deed = fc.oneof(
  fc.record({ does: fc.constant('plan' as const), day, time, zone, isReminded: fc.boolean() }),
  fc.record({ does: fc.constant('move' as const), place, day }),
  fc.record({ does: fc.constant('retime' as const), place, time }),
  fc.record({ does: fc.constant('delete' as const), place }),
  fc.record({ does: fc.constant('publish' as const), place }),
  fc.record({ does: fc.constant('turn' as const), place }),
  fc.record({
    does: fc.constant('weekly' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    time,
    zone,
  }),
  fc.record({ does: fc.constant('touch' as const), place, time }),
  fc.record({ does: fc.constant('skip' as const), place }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const livesOf = ({ videos, weekly, settled }: State): Live[] =>
  plannedLives(PERIOD, { videos, weekly: weeklyLives(weekly), settled }, TODAY);

function after(state: State, deed: Deed, id: string): State {
  const { videos, settled } = state;
  const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
  const changed = (index: number, change: (video: Video) => Video): State => {
    const chosen = at(videos, index);
    return { ...state, videos: videos.map((video) => (video === chosen ? change(video) : video)) };
  };
  switch (deed.does) {
    case 'plan': {
      const slot = { date: deed.day, time: deed.time, zone: deed.zone };
      const live = exampleVideo({ id, kind: 'live', title: id, slot, ...(deed.isReminded && { remindedFrom: setAt }) });
      return { ...state, videos: [live, ...videos] };
    }
    case 'move':
      return changed(deed.place, (video) => ({ ...video, slot: { ...video.slot, date: deed.day } }));
    case 'retime':
      return changed(deed.place, (video) =>
        video.slot ? { ...video, slot: { ...video.slot, time: deed.time } } : video,
      );
    case 'delete':
      return { ...state, videos: videos.filter((video) => video !== at(videos, deed.place)) };
    case 'publish':
      return changed(deed.place, (video) => ({ ...video, publishedAt: '2026-10-30T19:00:00Z' }));
    case 'turn':
      return changed(deed.place, (video) => ({ ...video, kind: video.kind === 'live' ? 'video' : 'live' }));
    case 'weekly': {
      const { weekdays, time, zone } = deed;
      const rule: Reminder = { id: 'live', kind: 'live', schedule: { repeat: 'weekly', weekdays, time, zone }, setAt };
      return { ...state, weekly: weekdays.length > 0 ? [rule] : [] };
    }
    case 'touch': {
      const live = at(
        livesOf(state).filter(({ weekly }) => weekly),
        deed.place,
      );
      if (!live) return state;
      const slot = { date: live.date, time: deed.time, zone: live.weekly?.schedule.zone ?? 'Europe/Paris' };
      const record = exampleVideo({ id: live.id, kind: 'live', title: live.id, slot, remindedFrom: setAt });
      return { ...state, videos: [record, ...videos], settled: [...settled, { id: live.id }] };
    }
    case 'skip': {
      const live = at(
        livesOf(state).filter(({ weekly }) => weekly),
        deed.place,
      );
      return live ? { ...state, settled: [...settled, { id: live.id }] } : state;
    }
  }
}

/** What rings, by claim: several layers may ring it, one shows it. */
function ringing({ videos, weekly, settled }: State): Map<string, string[]> {
  const from = Date.parse('2026-10-21T00:00:00Z');
  const to = Date.parse('2026-11-14T00:00:00Z');
  const claimed = new Map<string, string[]>();
  for (const reminder of allLiveReminders({ list: weekly, settled }, videos, 'Europe/Paris', TODAY)) {
    for (const occurrence of occurrencesBetween(reminder, from, to)) {
      const claim = claimsOf(occurrence).at(-1) ?? occurrence.id;
      claimed.set(claim, [...(claimed.get(claim) ?? []), reminder.liveId ?? reminder.id]);
    }
  }
  return claimed;
}

const history = fc.record({
  both: fc.array(deed, { maxLength: 8 }),
  mine: fc.array(deed, { maxLength: 6 }),
  theirs: fc.array(deed, { maxLength: 6 }),
});

/** The state after a history in two tabs, of which the second writes last. */
function lived({ both, mine, theirs }: { both: Deed[]; mine: Deed[]; theirs: Deed[] }): State {
  const go = (state: State, deeds: readonly Deed[], tab: string) =>
    deeds.reduce((known, one, index) => after(known, one, `${tab}${index}`), state);
  const start = go({ videos: [], weekly: [], settled: [] }, both, 'b');
  const [one, other] = [go(start, mine, 'm'), go(start, theirs, 't')];
  return merge(start, one, other);
}

const RUNS = process.env.FULL ? 10_000 : 500;

describe('whatever is done with lives, in two tabs', () => {
  it('each is on one day at one time, every reminder has its live, none rings for what is over, and all count alike', () => {
    fc.assert(
      fc.property(history, (deeds) => {
        const state = lived(deeds);
        const lives = livesOf(state);
        const records = state.videos.filter(({ kind, publishedAt, slot }) => kind === 'live' && !publishedAt && slot);

        // One live, one day, one time: that of its record.
        expect(new Set(lives.map(({ id }) => id)).size).toBe(lives.length);
        const shown = lives.filter(({ record }) => record).map(({ id, date, time }) => `${id} ${date} ${time}`);
        const stored = records.map(({ id, slot }) => `${id} ${slot?.date} ${slot?.time}`);
        expect(shown.toSorted()).toEqual(stored.toSorted());

        // A weekly one stands where its rule says, unless a record or its absence says otherwise.
        for (const { id, date, weekly } of lives.filter((live) => live.weekly)) {
          expect(date >= TODAY).toBe(true);
          expect(weekly && idOnDate(weekly, date)).toBe(id);
          expect(state.settled).not.toContainEqual({ id });
        }

        // What rings is a live that is still to come.
        const open = new Set([...records.filter(({ remindedFrom }) => remindedFrom).map(({ id }) => id), 'live']);
        for (const [, by] of ringing(state)) expect(by.every((id) => open.has(id))).toBe(true);

        // Every screen counts the same lives.
        const week = weekOf(TODAY, 1);
        const inWeek = lives.filter(({ date }) => week.first <= date && date <= week.last);
        const done = state.videos.filter(({ kind, publishedAt, slot }) => {
          return kind === 'live' && publishedAt && slot && week.first <= slot.date && slot.date <= week.last;
        });
        expect(countsIn(week, deedsOf(state.videos), inWeek).livesPlanned).toBe(inWeek.length + done.length);
      }),
      { numRuns: RUNS },
    );
  });

  it('a reminded live with a place rings at its instant, once', () => {
    fc.assert(
      fc.property(history, (deeds) => {
        const state = lived(deeds);
        const rung = ringing(state);
        const reminded = allLiveReminders({ list: [], settled: [] }, state.videos, 'Europe/Paris', TODAY);
        for (const reminder of reminded) {
          const [due] = occurrencesBetween(
            reminder,
            Date.parse('2026-10-21T00:00:00Z'),
            Date.parse('2026-11-14T00:00:00Z'),
          );
          if (due) expect(rung.has(claimsOf(due).at(-1) ?? '')).toBe(true);
        }
        for (const [, by] of rung) expect(new Set(by).size).toBe(by.length);
      }),
      { numRuns: RUNS },
    );
  });
});
