// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage, isWhole } from './changeLanguage';
import { loadNamespace, startI18n } from './i18n';

/** Starts in French; the texts of Persian arrive once the promise is over. */
async function start(persian: Promise<unknown>): Promise<void> {
  await startI18n('fr', async (language, namespace) => {
    if (language === 'fa') await persian;
    return { title: `${namespace} ${language}` };
  });
}

afterEach(() => {
  for (const language of ['fr', 'fa', 'en']) i18next.removeResourceBundle(language, 'shell');
});

describe('another language', () => {
  it('arrives complete, including what was requested while it was on its way', async () => {
    const arrival = new EventTarget();
    await start(new Promise((resolve) => arrival.addEventListener('come', resolve)));
    const change = changeLanguage('fa');
    const ahead = loadNamespace('coach');
    arrival.dispatchEvent(new Event('come'));
    await Promise.all([change, ahead]);
    expect(document.documentElement.lang).toBe('fa');
    expect(i18next.getResource('fa', 'coach', 'title')).toBe('coach fa');
    expect(isWhole('fa')).toBe(true);
  });

  it('that cannot be fetched leaves the one on the screen', async () => {
    await start(Promise.reject(new Error('no network')));
    await expect(changeLanguage('fa')).rejects.toThrow('cannot be fetched');
    expect(document.documentElement.lang).toBe('fr');
  });
});
