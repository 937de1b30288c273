// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleReport } from '../../../../tests/fixtures/exampleReport';
import englishAdvice from '../../../domain/videoAdvice/locales/en.json';
import frenchAdvice from '../../../domain/videoAdvice/locales/fr.json';
import { changeLanguage } from '../../../i18n/changeLanguage';
import { startI18n } from '../../../i18n/i18n';
import { closeMessages, openMessages } from '../../../state/slices/conversationMessages';
import { conversationsStore, openConversation, startConversation } from '../../../state/slices/conversationsStore';
import { newMessage } from '../chat/newMessage';
import { setTurn, turnOf, turnsStore } from '../chat/turns';
import { finishAnalysis } from './finishAnalysis';
import english from './locales/en.json';
import french from './locales/fr.json';

let lessMotion = false;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal('fetch', async () => Response.error());
  const catalogues: Readonly<Record<string, object>> = {
    'fr/video': french,
    'fr/videoAdvice': frenchAdvice,
    'en/video': english,
    'en/videoAdvice': englishAdvice,
  };
  await startI18n('fr', async (language, namespace) => catalogues[`${language === 'fr' ? 'fr' : 'en'}/${namespace}`], [
    'video',
  ]);
});
beforeEach(() => {
  lessMotion = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  openConversation(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const finish = (conversationId?: string, opening: Parameters<typeof finishAnalysis>[0]['opening'] = []) =>
  finishAnalysis({ conversationId, opening, report: exampleReport, language: 'fr' });
const openId = () => conversationsStore.getState().openId ?? '';
const kept = async () => {
  const store = openMessages(openId());
  await store.hydrate();
  const { messages } = store.getState();
  await closeMessages(openId());
  return messages;
};
const hidden = () => turnOf(turnsStore.getState(), openId()).hidden;

describe('a finished analysis', () => {
  it('begins a conversation after its welcome, and is kept with the word on it at once', async () => {
    const welcome = newMessage('ai', 'Bonjour');
    await finish(undefined, [welcome]);
    const messages = await kept();
    expect(messages.map(({ type }) => type)).toEqual(['ai', 'video_analysis', 'ai']);
    expect(messages[1]?.videoAnalysis).toEqual(exampleReport);
    expect(conversationsStore.getState().byId[openId()]?.title).toBe('Analyse de ma-video.mp4');
  });

  it('1 s later the word with the score and three suggestions shows', async () => {
    await finish();
    const word = (await kept()).at(-1);
    expect(hidden()).toEqual([word?.id]);
    vi.advanceTimersByTime(999);
    expect(hidden()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(hidden()).toEqual([]);
    expect(word?.content).toMatch(/^\*\*\d+ sur 100\*\* pour ma-video\.mp4\./);
    expect(word?.content).toContain(french.message.first);
    expect(word?.suggestions).toHaveLength(3);
  });

  it('shows at once where less motion is wanted', async () => {
    lessMotion = true;
    await finish();
    expect(hidden()).toEqual([]);
  });

  it('is added to the conversation that is open, which moves to the top', async () => {
    const id = startConversation('Bonjour', '2026-01-01T10:00:00.000Z');
    await finish(id);
    expect(openId()).toBe(id);
    expect(await kept()).toHaveLength(2);
    const { preview, updatedAt } = conversationsStore.getState().byId[id] ?? {};
    expect(preview).toMatch(/^\d+ sur 100 pour ma-video\.mp4/);
    expect(updatedAt).not.toBe('2026-01-01T10:00:00.000Z');
  });

  it('leaves the turn of a question that is still with the coach', async () => {
    const id = startConversation('Bonjour');
    const stop = vi.fn();
    setTurn(id, { isWaiting: true, hidden: [], stop });
    await finish(id);
    expect(turnOf(turnsStore.getState(), id)).toEqual({ isWaiting: true, hidden: [], stop });
    expect(await kept()).toHaveLength(2);
  });

  it('the message says the scores in words, for the search, the ear and the coach', async () => {
    await finish();
    const [message] = await kept();
    expect(message?.content).toMatch(/^Analyse de ma-video\.mp4\nScore global\s: \d+\n/);
    for (const name of Object.values(french.sections)) expect(message?.content).toContain(name);
    expect(message?.content).toContain('non mesuré');
  });

  it('in another language suggests what the built-in coach can answer', async () => {
    await changeLanguage('ar');
    await finishAnalysis({ conversationId: undefined, opening: [], report: exampleReport, language: 'ar' });
    expect((await kept()).at(-1)?.suggestions?.at(-1)).toBe('Analyze my video');
    await changeLanguage('fr');
  });
});
