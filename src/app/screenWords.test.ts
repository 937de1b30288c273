// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../i18n/i18n';
import germanChat from '../i18n/locales/de/chat.labels.json';
import german from '../i18n/locales/de/menus.labels.json';
import french from '../i18n/locales/fr/menus.labels.json';
import { listed } from '../lib/listed';
import { screens } from './screens';
import { textsOf } from './screenWords';

beforeAll(async () => {
  const catalogues: Readonly<Record<string, object>> = {
    'fr menus': french,
    'de menus': german,
    'de chat': germanChat,
  };
  await startI18n('fr', async (language, namespace) => catalogues[`${language} ${namespace}`] ?? {});
});

it('every screen has texts to be found by, its job first', async () => {
  const texts = await Promise.all(screens.map(({ id }) => textsOf(id)));
  expect(texts.filter(([job = '', ...keywords]) => !job || keywords.length === 0)).toEqual([]);
});

it('in another language its keywords are what its speakers say to the coach', async () => {
  await i18next.changeLanguage('de');
  expect(await textsOf('titles')).toEqual([german.titles, ...listed(germanChat.intents.titles)]);
  expect(await textsOf('terms')).toEqual([german.terms]);
});
