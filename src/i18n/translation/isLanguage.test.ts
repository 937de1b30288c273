import { describe, expect, it } from 'vitest';
import { isLanguage } from './isLanguage';

describe('what is translated', () => {
  it.each(['Film it by the window', 'Why?', 'Hook: {{line}}', '3 takes, {{count}} cuts', 'Beauty', '15 s of silence'])(
    '%s',
    (text) => expect(isLanguage(text)).toBe(true),
  );

  it.each([
    'tech',
    'toShoot',
    'fair-use',
    '#deal #tiktokshop',
    '{{product}}',
    '15–20 s',
    '✨',
    '/titles',
    'https://a.b/c',
  ])('not %s', (text) => expect(isLanguage(text)).toBe(false));
});
