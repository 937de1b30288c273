import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { westernDigits } from './westernDigits';

it.each(LANGUAGES.map(({ code }) => code))('reads the digits of %s', (language) => {
  const written = new Intl.NumberFormat(language, { useGrouping: false }).format(1_234_567_890);
  expect(westernDigits(written)).toBe('1234567890');
});

it('reads the separators of Arabic script, and leaves everything else', () => {
  expect(westernDigits('۱٬۲۴۰')).toBe('1,240');
  expect(westernDigits('١٢٫٤ k')).toBe('12.4 k');
  expect(westernDigits('12,4 k · été')).toBe('12,4 k · été');
});
