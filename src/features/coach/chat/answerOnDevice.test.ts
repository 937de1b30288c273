// @vitest-environment jsdom
import '../../../../tests/support/coach/coachFilesOfScreens';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../i18n/changeLanguage';
import { startI18n } from '../../../i18n/i18n';
import { answerOnDevice } from './answerOnDevice';
import english from './locales/en.json';
import french from './locales/fr.json';

/** Stands for a language that the coach is not written in. */
const arabic = {
  ...english,
  languageNote: 'هذه النصيحة بالإنجليزية.',
  unknown: { text: 'لا أعرف.', tools: 'هذه الأدوات تساعدك:' },
  openTool: 'لهذا توجد أداة:',
  starters: { start: 'من أين أبدأ؟', hooks: '3 جمل', live: 'أول بث', views: 'لماذا 200؟' },
  intents: { titles: 'عنوان', 'live-plan': 'بث مباشر', nowhere: 'مستحيل' },
};
/** The same, in Latin letters and with the verb at the end. */
const turkish = {
  ...english,
  opens: 'aç, göster',
  unknown: { text: 'Bilmiyorum.', tools: 'Bu araçlar:' },
  openTool: 'Bunun için bir araç var:',
  intents: { titles: 'başlık, hashtag', 'live-plan': 'canlı yayın' },
};
const catalogues: Record<string, object> = { en: english, fr: french, ar: arabic, tr: turkish };
const screens = ['titles', 'live-plan', 'daily-product', 'checklist', 'hub'].map((id) => ({
  id,
  path: `/${id}`,
  name: id,
}));

beforeAll(() => startI18n('ar', async (language) => catalogues[language], ['chat']));
afterAll(() => changeLanguage('fr'));

const ask = (message: string, language = 'ar') =>
  answerOnDevice({ message, history: [], profile: null, language, screens });

describe('the answer of the device, in a language that the coach is not written in', () => {
  it('words of intent open the tool that speaks it', async () => {
    expect(await ask('اكتب لي العنوان')).toMatchObject({
      parts: [`${arabic.openTool}\n→ /titles`],
      suggestions: Object.values(arabic.starters),
    });
  });

  it('a tool that does not exist is led to by nothing', async () => {
    const { parts } = await ask('مستحيل');
    expect(parts[0]).toContain(arabic.unknown.text);
  });

  it('what it does not know it says in that language, with the tools that exist', async () => {
    const { parts, suggestions } = await ask('ما عاصمة أستراليا؟');
    expect(parts).toEqual([
      `${arabic.unknown.text} ${arabic.coachLanguages}`,
      `${arabic.unknown.tools}\n→ /daily-product\n→ /titles\n→ /live-plan`,
    ]);
    expect(suggestions).toEqual(Object.values(arabic.starters));
  });

  it('who writes English is not told to, but hears in that language that there is no answer', async () => {
    const { parts } = await ask('The blorpy quuxy zeffle of the gronk');
    expect(parts[0]).toBe(arabic.unknown.text);
  });

  it('an answer to another language says once, in that language, that it is in English', async () => {
    const { parts } = await ask('¿Cómo empiezo a vender productos en directo?');
    expect(parts.join('\n').split(arabic.languageNote).length).toBeLessThanOrEqual(2);
    expect(parts.join('\n')).not.toContain('I only write in French and English');
  });

  it('a starter is understood as what it is, and its answer says in that language that it is in English', async () => {
    const { parts } = await ask(arabic.starters.start);
    const inEnglish = await ask(english.starters.start);
    expect(parts[0]).toBe(`${arabic.languageNote}\n\n${inEnglish.parts[0]}`);
    expect(parts.slice(1)).toEqual(inEnglish.parts.slice(1));
  });
});

describe('where the chosen language has Latin letters', () => {
  beforeAll(() => changeLanguage('tr'));

  it('a few words that tell no language are taken for that one, whatever was spoken before', async () => {
    const history = [
      { role: 'user', content: 'How many followers do I need?' },
      { role: 'assistant', content: 'That depends.' },
    ] as const;
    const say = (message: string) =>
      answerOnDevice({ message, history: [...history], profile: null, language: 'tr', screens });
    expect((await say('canlı yayın hazırla')).parts).toEqual([`${turkish.openTool}\n→ /live-plan`]);
    expect((await say('hashtag aç')).parts).toEqual([`${turkish.openTool}\n→ /titles`]);
    expect((await say('videolarım izlenmiyor')).parts[0]).toBe(`${turkish.unknown.text} ${turkish.coachLanguages}`);
  });
});

describe('in French', () => {
  beforeAll(() => changeLanguage('fr'));

  it('a fact goes before the words of intent', async () => {
    const { parts } = await ask('Donne-moi 3 titres pour un sérum', 'fr');
    expect(parts.join()).not.toContain(french.openTool);
  });

  it.each([['what asks to be taken there', 'Où est la checklist ?', 'checklist']])(
    '%s opens the tool that it names',
    async (_, message, tool) => {
      const { parts } = await ask(message, 'fr');
      expect(parts).toEqual([`${french.openTool}\n→ /${tool}`]);
    },
  );
});
