import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contracts/conversation';
import japanese from '../../../i18n/locales/ja/danger.labels.json';
import yoruba from '../../../i18n/locales/yo/danger.labels.json';
import { replyTo } from './answerDanger';
import french from './locales/fr.json';

const asking = ({ question, yes, no } = french.ask): ChatMessage => ({
  id: 'm1',
  type: 'ai',
  content: question,
  timestamp: '2026-11-21T10:00:00.000Z',
  danger: 'suicide',
  suggestions: [yes, no],
});

describe('what is said to the question whether help is wanted', () => {
  it.each([
    [french.ask.yes, 'yes'],
    ['oui', 'yes'],
    ['Oui.', 'yes'],
    ['OUI j’en peux plus', 'yes'],
    [french.ask.no, 'no'],
    ['non', 'no'],
    ['Non !', 'no'],
    ['non mais je veux mourir', undefined],
    ['ouistiti', undefined],
    ['Donne-moi un hook', undefined],
    ['', undefined],
  ])('« %s »: %s', (text, reply) => {
    expect(replyTo(asking(), text)).toBe(reply);
  });

  it('is understood where words are not spaced or carry accents', () => {
    expect(replyTo(asking(japanese.ask), 'はい')).toBe('yes');
    expect(replyTo(asking(japanese.ask), 'いいえ')).toBe('no');
    expect(replyTo(asking(yoruba.ask), 'bee ni')).toBe('yes');
  });

  it('is no reply where that was not asked', () => {
    expect(replyTo(undefined, 'oui')).toBeUndefined();
    expect(replyTo({ ...asking(), danger: undefined }, 'oui')).toBeUndefined();
  });
});
