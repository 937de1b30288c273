// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProfile } from '../../../../tests/fixtures/exampleProfile';
import { PROFILE_NICHES } from '../../../contracts/profile';
import { welcome } from '../../../domain/coach/welcome';
import { changeLanguage } from '../../../i18n/changeLanguage';
import { startI18n } from '../../../i18n/i18n';
import english from './locales/en.json';
import french from './locales/fr.json';
import { followUpMessages, welcomeMessages } from './openingMessages';

const catalogues: Record<string, object> = { en: english, fr: french, ar: { starters: { start: 'من أين أبدأ؟' } } };

beforeAll(() => startI18n('fr', async (language) => catalogues[language], ['chat']));
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
});

const texts = (messages: { content: string }[]) => messages.map(({ content }) => content);

describe('the welcome', () => {
  it('knows the name and the niche, and asks no server', async () => {
    const fetchStub = vi.fn();
    vi.stubGlobal('fetch', fetchStub);
    vi.stubGlobal('navigator', { onLine: true });
    const [hello, chosen] = texts(await welcomeMessages('fr', exampleProfile));
    expect(hello).toContain(`Salut ${exampleProfile.name}, moi c’est Jimp.`);
    expect(chosen).toMatch(/^Tu as choisi la beauté\. Prends un objet/);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('says besides what the server says', () => {
    for (const [language, catalogue] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      const { hello, object, honest } = catalogue.welcome;
      expect([hello.replace(/ \{\{name\}\}/, ''), object, honest].join('|||')).toBe(welcome(language));
    }
  });

  it('offers its starters in the chosen language, and leads to the tools where the coach does not speak it', async () => {
    await changeLanguage('ar');
    const messages = await welcomeMessages('ar', exampleProfile);
    expect(messages.at(-1)?.suggestions).toContain('من أين أبدأ؟');
    expect(messages[1]?.content).toContain(english.welcome.tools);
    await changeLanguage('fr');
  });
});

describe('the follow-up', () => {
  it.each(PROFILE_NICHES)(
    'knows that %s was chosen, keeps its question and adds its chips to the starters',
    async (niche) => {
      const [message, ...others] = await followUpMessages('fr', { ...exampleProfile, niche });
      expect(others).toEqual([]);
      expect(message?.content).toContain(french.welcome.chosen[niche]);
      expect(message?.content).toContain('tu préfères les produits beauté, tech, maison ou mode');
      expect(message?.suggestions).toEqual([...Object.values(french.starters), ...Object.values(french.choices)]);
    },
  );
});
