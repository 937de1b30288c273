import { describe, expect, it } from 'vitest';
import { words } from '../../lib/fold';
import { detectLanguage } from './language';

const language = (message: string) => detectLanguage(message, words(message));

describe('detectLanguage', () => {
  it.each(['pk jai 200 vues', 'cb dabonnés il faut', 'et pour la mode ?', 'quelle niche', 'd’autres', 'Où ça ?'])(
    'French: %s',
    (message) => {
      expect(language(message)).toBe('fr');
    },
  );

  it.each(['how many followers do u need', 'give me more', 'what about tech?', 'my views dropped', 'don’t know'])(
    'English: %s',
    (message) => {
      expect(language(message)).toBe('en');
    },
  );

  it.each([
    '¿cómo consigo seguidores?',
    'wie viele Follower brauche ich',
    'come posso vendere di più? grazie, ciao',
    'كم عدد المتابعين',
    '如何开始',
    'Как начать?',
  ])('another: %s', (message) => {
    expect(language(message)).toBe('other');
  });

  it.each(['', 'hashtags', 'ok', '200', '🙂', 'live'])('nothing tells: %s', (message) => {
    expect(language(message)).toBeUndefined();
  });
});
