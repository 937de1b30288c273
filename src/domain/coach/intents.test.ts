import { describe, expect, it } from 'vitest';
import { beginsWith, endsWith, findIntent } from './intents';

const english = { titles: 'title, write a title', 'live-script': 'live script', checklist: 'ad' };

describe('the tool that a message asks for', () => {
  it('is found by a word, whatever its case, accents and ending', () => {
    expect(findIntent('I need TITLES please', english)).toBe('titles');
    expect(findIntent('Un Hashtág', { descriptions: 'hashtag' })).toBe('descriptions');
  });

  it('is the one with the longest wording where several are named', () => {
    expect(findIntent('a title for my live script', english)).toBe('live-script');
  });

  it('is none where a short word is only part of another, or nothing is named', () => {
    expect(findIntent('I read your address', english)).toBeUndefined();
    expect(findIntent('the subtitle', english)).toBeUndefined();
    expect(findIntent('', english)).toBeUndefined();
  });

  it('is found inside a word where a script writes words together', () => {
    expect(findIntent('أريد العناوين والوسوم', { titles: 'عناوين', descriptions: 'وسم، وسوم' })).toBe('titles');
    expect(findIntent('给我写标题', { titles: '标题、题目' })).toBe('titles');
  });
});

it('a message that asks to be taken somewhere begins so', () => {
  expect(beginsWith('Où est la checklist ?', 'ouvre, où est')).toBe(true);
  expect(beginsWith('Ma checklist, où est-elle ?', 'ouvre, où est')).toBe(false);
  expect(beginsWith('Ouvrez', 'ouvre,')).toBe(false);
  expect(endsWith('Kontrol listesini aç', 'aç, göster')).toBe(true);
  expect(endsWith('Aç kontrol listesini', 'aç, göster')).toBe(false);
});
