import { describe, expect, it } from 'vitest';
import english from '../liveTips/locales/en.json';
import french from '../liveTips/locales/fr.json';
import englishTexts from '../notifications/locales/en.json';
import frenchTexts from '../notifications/locales/fr.json';
import { type LiveTips, notificationTipsOf, tipsOf } from './liveTips';
import { REMINDER_NICHES } from './reminderNiches';

const all = (tips: LiveTips): string[] => Object.values(tips).flat();

describe.each([
  ['French', french],
  ['English', english],
])('the %s live tips', (_, tips) => {
  it('Reminder niches: …; each has 4 live tips', () => {
    expect(Object.keys(tips)).toEqual([...REMINDER_NICHES]);
    expect(new Set(all(tips)).size).toBe(36);
  });

  it.each(all(tips))('fits a notification: %s', (tip) => {
    expect(tip.length).toBeGreaterThanOrEqual(60);
    expect(tip.length).toBeLessThanOrEqual(140);
    expect(tip).toMatch(/^\p{Lu}.*[.»]$/u);
  });

  it('an unknown niche uses Beauty’s; 3 tips each for Beauty, Fashion, Tech in the notification', () => {
    expect(tipsOf(tips, 'general')).toBe(tips.Beauty);
    expect(tipsOf(tips, 'constructor')).toBe(tips.Beauty);
    expect(notificationTipsOf(tips, 'general')).toEqual(tips.Beauty.slice(0, 3));
    expect(notificationTipsOf(tips, 'Fashion')).toHaveLength(3);
    expect(notificationTipsOf(tips, 'Fitness')).toHaveLength(4);
  });
});

describe('the texts of the reminders', () => {
  const frenchOnes = [...all(french), ...stringsOf(frenchTexts)];
  const englishOnes = [...all(english), ...stringsOf(englishTexts)];

  it.each([...frenchOnes, ...englishOnes])(
    'use neither of the words that our texts avoid, and no figure: %s',
    (text) => {
      expect(text).not.toMatch(/\b(?:lien|bio)s?\b/i);
      expect(text.replace('10 min', '')).not.toMatch(/\d|%|€|\$/);
    },
  );

  it.each(frenchOnes)('French typography: %s', (text) => {
    expect(text).not.toMatch(/'|\.\.\.|"| [:;!?»]|« /);
    expect(text).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]/);
  });
});

function stringsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : stringsOf(value)));
}
