import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { movedTo, planOf } from './dayPlan';

const TUESDAY = '2026-11-24';
const ids = (videos: readonly { id: string }[]) => videos.map(({ id }) => id);
const on = (date: string, time?: string) => ({ slot: { date, ...(time && { time }) } });

describe('the planner is a view of the one record of a video', () => {
  it('a day has what is planned on it, by time, with those without a time last', () => {
    const plan = planOf([
      exampleVideo({ id: 'any', ...on(TUESDAY) }),
      exampleVideo({ id: 'late', ...on(TUESDAY, '21:00') }),
      exampleVideo({ id: 'early', ...on(TUESDAY, '08:30') }),
      exampleVideo({ id: 'other', ...on('2026-11-25') }),
    ]);
    expect(ids(plan.on(TUESDAY).toShoot)).toEqual(['early', 'late', 'any']);
    expect(ids(plan.unplanned)).toEqual([]);
  });

  it('what was published is on its publication day, whatever was planned', () => {
    const publishedAt = new Date(2026, 10, 24, 23, 59).toISOString();
    const plan = planOf([exampleVideo({ id: 'out', publishedAt, ...on('2026-11-22') })]);
    expect(ids(plan.on(TUESDAY).published)).toEqual(['out']);
    expect(plan.on('2026-11-22')).toEqual({ toShoot: [], published: [] });
  });

  it('what has no day is apart, the newest first', () => {
    const plan = planOf([
      exampleVideo({ id: 'old', createdAt: '2026-11-01T10:00:00.000Z' }),
      exampleVideo({ id: 'new', createdAt: '2026-11-20T10:00:00.000Z' }),
      exampleVideo({ id: 'out', publishedAt: '2026-11-20T10:00:00.000Z' }),
    ]);
    expect(ids(plan.unplanned)).toEqual(['new', 'old']);
  });
});

describe('ideas can be moved to another day', () => {
  it('the time of day stays', () => {
    expect(movedTo(exampleVideo(on(TUESDAY, '19:30')), '2026-11-26').slot).toEqual({
      date: '2026-11-26',
      time: '19:30',
    });
  });

  it.each([
    ['idea', 'toShoot'],
    ['script', 'toShoot'],
    ['toShoot', 'toShoot'],
    ['checked', 'checked'],
  ] as const)('put on a day, the stage %s becomes %s', (stage, becomes) => {
    expect(movedTo(exampleVideo({ stage }), TUESDAY).stage).toBe(becomes);
  });

  it('taken off its day, it has no slot', () => {
    expect(movedTo(exampleVideo(on(TUESDAY, '19:30')), undefined)).toEqual({ slot: undefined });
  });
});
