import { describe, expect, it } from 'vitest';
import { chosenLanguage } from './question';

describe('the chosen language', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-FR', 'fr'],
    ['en;q=0.5, fr', 'fr'],
    ['ar, en;q=0.8', 'ar'],
    ['fil', 'fil'],
    ['ZH-Hans-CN', 'zh'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['fr;q=0, de', 'de'],
    ['"; drop', 'en'],
    ['francais', 'en'],
  ])('%s is %s', (header, code) => {
    expect(chosenLanguage(header)).toBe(code);
  });
});
