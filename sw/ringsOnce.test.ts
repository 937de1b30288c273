import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Occurrence, Reminder } from '../src/contracts/reminders';
import { allLiveReminders } from '../src/domain/lives/liveReminders';
import { occurrencesBetween } from '../src/domain/reminders/schedule';
import { exampleVideo } from '../tests/fixtures/exampleVideo';
import { showReminder } from './showReminder';

// Whatever brings a live's reminder, page or push, in any order and however often, it sounds once, and only for what
// stands on record.

const RUNS = 300;
const TODAY = '2026-10-22';
const setAt = '2026-10-01T00:00:00Z';
const FROM = Date.parse('2026-10-21T00:00:00Z');
const TO = Date.parse('2026-11-02T00:00:00Z');

const live = fc.record({
  day: fc.integer({ min: 22, max: 31 }),
  time: fc.constantFrom('02:30', '12:30', '20:00'),
  zone: fc.constantFrom('Europe/Paris', 'America/New_York'),
});
const history = fc.record({
  lives: fc.array(live, { maxLength: 6 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  seed: fc.integer(),
});

let run = 0;

function dueOf({ lives, weekdays }: { lives: { day: number; time: string; zone: string }[]; weekdays: number[] }) {
  // A ledger of its own for each history: no id was ever seen before.
  run++;
  const videos = lives.map(({ day, time, zone }, index) =>
    exampleVideo({
      id: `r${run}-${index}`,
      kind: 'live',
      title: `Live ${index}`,
      slot: { date: `2026-10-${day}`, time, zone },
      remindedFrom: setAt,
    }),
  );
  const rule: Reminder = {
    id: `w${run}`,
    kind: 'live',
    schedule: { repeat: 'weekly', weekdays, time: '20:00', zone: 'Europe/Paris' },
    setAt,
  };
  const list = weekdays.length > 0 ? [rule] : [];
  const reminders = allLiveReminders({ list }, videos, 'Europe/Paris', TODAY);
  // Instants are shifted so that no two histories share one.
  const apart = run * 1_000_000_000;
  return reminders
    .flatMap((reminder) => occurrencesBetween(reminder, FROM, TO))
    .map((due): Occurrence => ({ ...due, id: `${due.reminderId}@${due.at + apart}`, at: due.at + apart }));
}

it('every due live sounds exactly once, whichever layer is first', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ seed, ...given }) => {
      const due = dueOf(given);
      const sounded = vi.fn<(at: number) => void>();
      const brought = due.flatMap((occurrence) => [
        { occurrence, from: 'page' as const },
        { occurrence, from: 'push' as const },
        { occurrence, from: 'page' as const },
      ]);
      const inOrder = brought.toSorted(
        (one, other) => ((one.occurrence.at ^ seed) & 255) - ((other.occurrence.at ^ seed) & 255),
      );
      for (const { occurrence, from } of inOrder) {
        const showNotification = async (_: string, options?: NotificationOptions) => {
          if (!options?.silent) sounded(occurrence.at);
        };
        await showReminder({ showNotification }, occurrence, { from }, occurrence.at);
      }
      const instants = new Set(due.map(({ at }) => at));
      expect(sounded.mock.calls.map(([at]) => at).toSorted()).toEqual([...instants].toSorted());
    }),
    { numRuns: RUNS },
  );
});
