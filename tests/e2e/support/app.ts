import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { ChatMessage, Conversation } from '../../../src/contracts/conversation';
import type { Profile } from '../../../src/contracts/profile';
import type { Settings } from '../../../src/contracts/settings';
import { MARK_KEY, STORAGE_KEYS } from '../../../src/contracts/storageKeys';
import type { Video } from '../../../src/contracts/video';
import enChat from '../../../src/features/coach/chat/locales/en.json' with { type: 'json' };
import frChat from '../../../src/features/coach/chat/locales/fr.json' with { type: 'json' };
import enCoach from '../../../src/features/coach/locales/en.json' with { type: 'json' };
import frCoach from '../../../src/features/coach/locales/fr.json' with { type: 'json' };
import enSettings from '../../../src/features/settings/locales/en.json' with { type: 'json' };
import frSettings from '../../../src/features/settings/locales/fr.json' with { type: 'json' };
import arChat from '../../../src/i18n/locales/ar/chat.labels.json' with { type: 'json' };
import arCoach from '../../../src/i18n/locales/ar/coach.labels.json' with { type: 'json' };
import arSettings from '../../../src/i18n/locales/ar/settings.labels.json' with { type: 'json' };
import arShell from '../../../src/i18n/locales/ar/shell.labels.json' with { type: 'json' };
import arStart from '../../../src/i18n/locales/ar/start.labels.json' with { type: 'json' };
import enShell from '../../../src/i18n/locales/en/shell.labels.json' with { type: 'json' };
import enStart from '../../../src/i18n/locales/en/start.labels.json' with { type: 'json' };
import frShell from '../../../src/i18n/locales/fr/shell.labels.json' with { type: 'json' };
import frStart from '../../../src/i18n/locales/fr/start.labels.json' with { type: 'json' };
import { exampleProfile } from '../../fixtures/exampleProfile';
import { setVisibility } from './pwa';

export { expect };

/** The texts of the interface, by language. */
export const TEXTS = {
  fr: { start: frStart, shell: frShell, coach: frCoach, chat: frChat, settings: frSettings },
  en: { start: enStart, shell: enShell, coach: enCoach, chat: enChat, settings: enSettings },
  ar: { start: arStart, shell: arShell, coach: arCoach, chat: arChat, settings: arSettings },
} as const;
export const { start, shell, coach, settings } = TEXTS.fr;
export const { chat, onboarding } = coach;

/** The user of the app, unless a test says otherwise. */
export const PROFILE = exampleProfile;

/** A page without the service worker, so that the test can answer calls; an error in any page fails the test. */
export const test = base.extend<{ noPageErrors: undefined }>({
  serviceWorkers: 'block',
  noPageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

interface Kept {
  /** The language chosen in this session, null for none; French by default. */
  language?: string | null;
  /** Null for somebody who has not answered the questions yet. */
  profile?: Profile | null;
  settings?: Partial<Settings>;
  conversations?: readonly { conversation: Conversation; messages: readonly ChatMessage[] }[];
  openId?: string;
  videos?: readonly Video[];
  /** Anything else, by key, as stored in the database. */
  entries?: readonly (readonly [string, unknown])[];
}

/** Opens the app with what is stored from earlier; waits until its first screen is there. */
export async function openApp(page: Page, path = '/', kept: Kept = {}): Promise<void> {
  await keep(page, kept);
  await page.goto(path);
  await expect(page.locator('main').getByRole('heading').first()).toBeAttached();
}

/** Stores earlier data at the first load of the page; whatever happens afterwards is up to the app. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  const { language = 'fr' } = kept;
  await page.addInitScript(
    ({ language, entries }) => {
      if (sessionStorage.getItem('test.kept')) return;
      sessionStorage.setItem('test.kept', 'yes');
      if (language) sessionStorage.setItem('jimp.language', language);
      // The app's own opening waits for this one, and its first read for this write.
      const opening = indexedDB.open('jimp');
      opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
      opening.onsuccess = () => {
        const table = opening.result.transaction('entries', 'readwrite').objectStore('entries');
        for (const [key, value] of entries) table.put(value, key);
        opening.result.close();
      };
    },
    { language, entries: entriesOf(kept) },
  );
}

function entriesOf({
  profile = PROFILE,
  settings,
  conversations = [],
  openId,
  videos = [],
  entries: others = [],
}: Kept): (readonly [string, unknown])[] {
  const entry = (slice: { version: number }, data: object) => ({ version: slice.version, data });
  const entries: [string, unknown][] = [[MARK_KEY, 'test']];
  const { settings: settingsKey, profile: profileKey, videos: videosKey } = STORAGE_KEYS;
  const { conversations: listKey, conversationMessages } = STORAGE_KEYS;
  if (videos.length > 0) entries.push([videosKey.key, entry(videosKey, { items: videos })]);
  if (profile) entries.push([profileKey.key, entry(profileKey, { profile })]);
  if (settings)
    entries.push([settingsKey.key, entry(settingsKey, { theme: 'system', instantResults: false, ...settings })]);
  if (conversations.length > 0) {
    const byId = Object.fromEntries(conversations.map(({ conversation }) => [conversation.id, conversation]));
    entries.push([listKey.key, entry(listKey, { byId, ...(openId && { openId }) })]);
    for (const { conversation, messages } of conversations) {
      entries.push([conversationMessages.key(conversation.id), entry(conversationMessages, { messages })]);
    }
  }
  return [...entries, ...others];
}

/** A conversation of one question and one answer; `at` is ISO 8601. */
export function talk(id: string, question: string, answer: string, at: string) {
  const conversation: Conversation = {
    id,
    title: question.slice(0, 30),
    preview: answer,
    createdAt: at,
    updatedAt: at,
  };
  const messages: ChatMessage[] = [
    { id: `${id}-1`, type: 'user', content: question, timestamp: at },
    { id: `${id}-2`, type: 'ai', content: answer, timestamp: at, suggestions: ['Et ensuite ?'], coach: 'built-in' },
  ];
  return { conversation, messages };
}

export const composer = (page: Page): Locator => page.locator('#main textarea');

/** The bubbles of the chat, from both sides. */
export const bubbles = (page: Page): Locator => page.locator('#main li:not(li li)');

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: chat.send, exact: true });

/** Types a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

/** Opens the menu on a phone; on a desktop the sidebar is there. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  return page.getByRole('dialog', { name: shell.sidebar.label });
}

/** Makes the server say that a model answers: without one the page answers by itself. */
export async function withModel(page: Page): Promise<void> {
  const json = { coach: 'model', voice: false, translation: false, video: 'measured', operator: {} };
  await page.route('/api/config', (route) => route.fulfill({ json }));
}

/** A model's answer as the server sends it, its bubbles joined by three pipes. */
export async function answerWith(page: Page, response: string, suggestions: readonly string[] = []): Promise<void> {
  await withModel(page);
  await page.route('/api/chat', (route) => route.fulfill({ json: { response, suggestions } }));
}

/** Stops the page's clock: from here on, time passes only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** What is in the app's database, by key. */
export const storedEntries = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => {
    const settled = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('jimp'));
    const table = database.transaction('entries').objectStore('entries');
    const [keys, values] = await Promise.all([settled(table.getAllKeys()), settled(table.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, at) => [key, values[at]]));
  });

/** Waits until a change is in the database: it is written within 150 ms. */
export async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await storedEntries(page))).toContain(text);
}

/**
 * Reloads as a person does, later than a test would: what was waiting to be written when the page was left is stored.
 */
export async function leaveAndReload(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
  await storedEntries(page); // queued after what the page has begun to write
  await page.reload();
}
