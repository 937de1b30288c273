import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/languages';
import { firstWeekday } from './firstWeekday';

it.each([
  ['fr', 1],
  ['en', 7],
  ['ar', 6],
])('a week in %s begins on %i', (language, expected) => {
  expect(firstWeekday(new Intl.Locale(language))).toBe(expected);
});

it('a browser that knows nothing of weeks gets the same for each of our languages', () => {
  for (const { code } of LANGUAGES) {
    const locale = new Intl.Locale(code);
    expect(firstWeekday({ language: locale.language }), code).toBe(firstWeekday(locale));
  }
});

it('takes the older property, too', () => {
  expect(firstWeekday({ language: 'fr', weekInfo: { firstDay: 6 } })).toBe(6);
});
