import { describe, expect, it } from 'vitest';
import type { Occurrence, ReminderDevice } from '../../contracts/reminders';
import { reminderDevice } from '../../contracts/reminders';
import englishTips from '../liveTips/locales/en.json';
import frenchTips from '../liveTips/locales/fr.json';
import english from '../notifications/locales/en.json';
import french from '../notifications/locales/fr.json';
import { notificationTipsOf } from './liveTips';
import { notificationOf } from './notification';
import { deviceTexts, tipsByNiche } from './notificationTexts';

const WEEK = 7 * 24 * 60 * 60_000;
/** A Monday in week 10, 19:30 in Paris. */
const AT = Date.parse('2026-03-02T18:30:00Z');

function occurrence(over: Partial<Occurrence> = {}): Occurrence {
  return { id: `live@${AT}`, reminderId: 'live', kind: 'live', at: AT, plannedAt: AT, ...over };
}

function device(over: Partial<ReminderDevice> = {}, niche = 'Cooking & Kitchen', userName = 'Léa'): ReminderDevice {
  const schedule = { repeat: 'weekly' as const, weekdays: [1], time: '19:30', zone: 'Europe/Paris' };
  return {
    language: 'fr',
    dir: 'ltr',
    userName,
    reminders: [{ id: 'live', kind: 'live', schedule, setAt: '2026-01-01T00:00:00Z', niche }],
    texts: deviceTexts(french, frenchTips, { userName, niche }),
    ...over,
  };
}

function englishDevice(niche: string, userName: string): ReminderDevice {
  const texts = deviceTexts(english, englishTips, { userName, niche });
  return device({ language: 'en', texts }, niche, userName);
}

describe('notificationOf', () => {
  it('requires interaction; tag live-reminder; actions "Start Live Session" and "Remind in 10 min"', () => {
    const { title, options } = notificationOf(occurrence(), englishDevice('Gadgets', 'Sam'), AT);
    expect(title).toBe('Sam, time to go live');
    expect(options).toEqual({
      body: englishTips.Gadgets[2],
      tag: 'live-reminder',
      lang: 'en',
      dir: 'ltr',
      requireInteraction: true,
      renotify: true,
      actions: [
        { action: 'start', title: 'Start Live Session' },
        { action: 'snooze', title: 'Remind in 10 min' },
      ],
      data: { occurrence: occurrence(), target: '/tiktok-live-planner' },
    });
  });

  it('gives each kind its own tag, title and target', () => {
    const posting = notificationOf(occurrence({ kind: 'posting' }), device(), AT);
    const checklist = notificationOf(occurrence({ kind: 'checklist' }), device(), AT);
    expect([posting.title, posting.options.tag, posting.options.data.target]).toEqual([
      french.posting.title,
      'posting-reminder',
      '/publishing-scheduler',
    ]);
    expect([checklist.title, checklist.options.tag, checklist.options.data.target]).toEqual([
      french.checklist.title,
      'checklist-reminder',
      '/pre-publication-checklist',
    ]);
  });

  it('uses the sentence without a name if none was given', () => {
    expect(notificationOf(occurrence(), device(), AT).title).toBe('Léa, c’est l’heure de ton live');
    expect(notificationOf(occurrence(), device({}, 'Gadgets', 'Creator'), AT).title).toBe('C’est l’heure de ton live');
    expect(notificationOf(occurrence(), device({}, 'Gadgets', ' '), AT).title).toBe('C’est l’heure de ton live');
  });

  it.each([
    ['Beauty', 3],
    ['Fashion', 3],
    ['Tech', 3],
    ['Pet Products', 4],
    ['general', 3],
  ])('%s: the tips rotate weekly, over %i', (niche, count) => {
    const bodies = [0, 1, 2, 3, 4, 5, 6, 7].map((weeks) => {
      const at = AT + weeks * WEEK;
      return notificationOf(occurrence({ at, plannedAt: at }), device({}, niche), at).options.body;
    });
    expect(new Set(bodies).size).toBe(count);
    expect(bodies[count]).toBe(bodies[0]);
  });

  it('shown more than a minute late, the text gives the planned time in the zone of the reminder', () => {
    const onTime = notificationOf(occurrence(), device(), AT + 60_000).options.body;
    const late = notificationOf(occurrence(), device(), AT + 60_001).options.body;
    expect(late).toBe(`Ton live était prévu à 19:30. ${onTime}`);
    const inEnglish = notificationOf(occurrence(), englishDevice('Tech', 'Sam'), AT + 60_001).options.body;
    expect(inEnglish).toMatch(/^Your live was planned for 7:30\sPM\. /);
  });

  it('after a snooze: on time is not late, and the tip stays that of the planned week', () => {
    const at = AT + WEEK;
    const snoozed = notificationOf(occurrence({ at, id: `live@${AT}~1` }), device(), at).options.body;
    expect(snoozed).toBe(notificationOf(occurrence(), device(), AT).options.body);
  });

  it('fills in name, niche and time once, whatever they contain, and leaves other placeholders', () => {
    const texts = device().texts;
    const live = { ...texts.live, title: '{{name}} {{niche}} {{other}}' };
    const own = device({ texts: { ...texts, live }, userName: '{{niche}} $&' });
    expect(notificationOf(occurrence(), own, AT).title).toBe('{{niche}} $& Cooking & Kitchen {{other}}');
  });

  it.each([
    ['an unknown reminder', device({ reminders: [] }), occurrence()],
    ['the largest numbers', device(), occurrence({ at: Number.MAX_SAFE_INTEGER, plannedAt: Number.MAX_SAFE_INTEGER })],
    ['the smallest numbers', device(), occurrence({ at: Number.MIN_SAFE_INTEGER, plannedAt: Number.MIN_SAFE_INTEGER })],
    [
      'an unknown zone',
      device({
        reminders: device().reminders.map((kept) => ({ ...kept, schedule: { ...kept.schedule, zone: 'Mars/Crater' } })),
      }),
      occurrence(),
    ],
  ])('always has a text: %s', (_, owner, due) => {
    const { title, options } = notificationOf(due, owner, AT + WEEK);
    expect(title).not.toBe('');
    expect(options.body).not.toBe('');
  });
});

describe('deviceTexts', () => {
  it('fit the contract', () => {
    expect(reminderDevice.safeParse(device()).success).toBe(true);
    expect(reminderDevice.safeParse(englishDevice('general', 'Creator')).success).toBe(true);
  });
});

describe('a live of the record', () => {
  const live = {
    id: 'live-r1',
    kind: 'live' as const,
    schedule: { repeat: 'once' as const, date: '2026-03-02', time: '19:30', zone: 'Europe/Paris' },
    setAt: '2026-01-01T00:00:00Z',
    niche: 'Tech',
    name: 'Le {{time}} des gadgets',
    liveId: 'r1',
  };
  const shown = (over: Partial<ReminderDevice> = {}) =>
    notificationOf(
      occurrence({ id: `live-r1@${AT}`, reminderId: 'live-r1' }),
      device({ reminders: [live], tips: tipsByNiche(frenchTips, [live]), ...over }),
      AT,
    );

  it('is named with its hour, its name untouched, and has a tip of its own niche', () => {
    expect(shown().title).toBe('Le {{time}} des gadgets · 19:30');
    expect(shown().options.body).toBe(notificationTipsOf(frenchTips, 'Tech')[10 % 3]);
  });

  it('opens with its script and its products', () => {
    expect(shown().options.data.target).toBe('/content-tracker?video=r1');
  });

  it('has the tip of all lives where its niche has none', () => {
    expect(shown({ tips: {} }).options.body).toBe(frenchTips['Cooking & Kitchen'][10 % 4]);
  });
});
