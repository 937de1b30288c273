import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { MOST_LIVE_REMINDERS, type Reminder } from '../../contracts/reminders';
import type { Video } from '../../contracts/video';
import { claimsOf } from './claimsOf';
import { allLiveReminders, liveReminders } from './liveReminders';
import { plannedLives, weeklyLives } from './livesOf';

const ZONE = 'Europe/Paris';
const TODAY = '2026-11-24';
const WEEK = { first: '2026-11-23', last: '2026-11-29' };
const remindedFrom = '2026-11-20T10:00:00.000Z';
const live = (id: string, date: string, time?: string, known: Partial<Video> = {}) =>
  exampleVideo({ id, title: id, kind: 'live', slot: { date, ...(time && { time }) }, remindedFrom, ...known });
const weekly = (id: string, weekdays: number[], time: string): Reminder => ({
  id,
  kind: 'live',
  schedule: { repeat: 'weekly', weekdays, time, zone: ZONE },
  setAt: remindedFrom,
});
const inWeek = (videos: Video[], list: Reminder[] = [], settled: { id: string }[] = []) =>
  plannedLives(WEEK, { videos, weekly: weeklyLives(list), settled }, TODAY).map(({ id, date, time }) => [
    id,
    date,
    time,
  ]);

describe('the lives of a week', () => {
  it('are the records still to come and what is weekly, in order; several a day', () => {
    const videos = [
      live('late', '2026-11-26', '22:00'),
      live('noon', '2026-11-26', '12:30'),
      live('some time', '2026-11-26'),
      live('out', '2026-11-25', '20:00', { publishedAt: '2026-11-25T20:00:00.000Z' }),
      exampleVideo({ id: 'video', slot: { date: '2026-11-26' } }),
    ];
    expect(inWeek(videos, [weekly('live', [4], '19:00')])).toEqual([
      ['noon', '2026-11-26', '12:30'],
      ['live-2026-11-26', '2026-11-26', '19:00'],
      ['late', '2026-11-26', '22:00'],
      ['some time', '2026-11-26', undefined],
    ]);
  });

  it('a weekly one begins today, and is one with the record at its minute', () => {
    const every = weekly('live', [1, 2, 3, 4, 5, 6, 7], '20:00');
    const videos = [live('own', '2026-11-27', '20:00')];
    const days = inWeek(videos, [every]).map(([id, date]) => `${date} ${id}`);
    expect(days).toHaveLength(6);
    expect(days.filter((day) => day.startsWith('2026-11-27'))).toEqual(['2026-11-27 own']);
  });

  it('a weekly one that has its record elsewhere, or is not to be, is nowhere else', () => {
    const every = weekly('live', [4], '20:00');
    expect(inWeek([live('live-2026-11-26', '2026-11-28', '21:00')], [every])).toEqual([
      ['live-2026-11-26', '2026-11-28', '21:00'],
    ]);
    expect(inWeek([], [every], [{ id: 'live-2026-11-26' }])).toEqual([]);
  });

  it('a weekly one whose live was done is not still to come', () => {
    const done = live('done', '2026-11-26', '20:00', { publishedAt: '2026-11-26T20:00:00.000Z' });
    expect(inWeek([done], [weekly('live', [4], '20:00')])).toEqual([]);
  });

  it('two weekly ones at one minute are one', () => {
    expect(inWeek([], [weekly('live', [4], '20:00'), weekly('posting-strategy-2', [4], '20:00')])).toHaveLength(1);
  });
});

describe('their reminders', () => {
  it('follow from the record: none without a time, once it is published, or that nobody asked for', () => {
    const videos = [
      live('a', '2026-11-26', '20:00'),
      live('no time', '2026-11-26'),
      live('out', '2026-11-27', '20:00', { publishedAt: '2026-11-27T20:00:00.000Z' }),
      live('silent', '2026-11-28', '20:00', { remindedFrom: undefined }),
      live('a video now', '2026-11-28', '21:00', { kind: 'video' }),
    ];
    expect(liveReminders(videos, ZONE)).toEqual([
      {
        id: 'live-a',
        kind: 'live',
        liveId: 'a',
        name: 'a',
        niche: 'Tech',
        schedule: { repeat: 'once', date: '2026-11-26', time: '20:00', zone: ZONE },
        setAt: remindedFrom,
      },
    ]);
  });

  it('two lives at one minute ring once; at one hour in two zones twice', () => {
    const videos = [live('a', '2026-11-26', '20:00'), live('b', '2026-11-26', '20:00')];
    expect(liveReminders(videos, ZONE)).toHaveLength(1);
    const abroad = live('c', '2026-11-26', '20:00', {
      slot: { date: '2026-11-26', time: '20:00', zone: 'America/New_York' },
    });
    expect(liveReminders([...videos, abroad], ZONE)).toHaveLength(2);
  });

  it('a weekly one leaves out the dates on which a live of the record stands in for it', () => {
    const every = weekly('live', [2, 4], '20:00');
    const videos = [live('own', '2026-11-26', '20:00'), live('live-2026-12-01', '2026-12-02', '21:00')];
    const [rule] = allLiveReminders({ list: [every], settled: [{ id: 'live-2026-12-03' }] }, videos, ZONE, TODAY);
    expect(rule?.schedule).toMatchObject({ except: ['2026-11-26', '2026-12-01', '2026-12-03'] });
  });

  it('have twenty places, for what comes next', () => {
    const videos = Array.from({ length: 30 }, (_, index) =>
      live(`l${index}`, `2026-12-${String(30 - index).padStart(2, '0')}`, '20:00'),
    );
    const reminders = allLiveReminders({ list: [weekly('live', [1], '20:00')] }, videos, ZONE, TODAY);
    expect(reminders).toHaveLength(MOST_LIVE_REMINDERS);
    expect(reminders.at(-1)?.schedule).toMatchObject({ date: '2026-12-19' });
  });

  it('a live is claimed by its instant, whatever it is called; anything else by its id', () => {
    expect(claimsOf({ id: 'planner-live-2026-11-26@1000', kind: 'live' })).toContain('live@1000');
    expect(claimsOf({ id: 'live@1000~2', kind: 'live' })).toEqual(['live@1000~2']);
    expect(claimsOf({ id: 'post-1@1000', kind: 'posting' })).toEqual(['post-1@1000']);
  });
});
