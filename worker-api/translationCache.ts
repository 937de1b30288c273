import type { Runtime } from './runtime';

/** Translations kept at the edge. A language and an English text identify one. */
export interface TranslationCache {
  find: (language: string, text: string) => Promise<string | undefined>;
  keep: (language: string, text: string, translation: string) => Promise<void>;
}

const MONTH_S = 30 * 24 * 60 * 60;

async function addressOf(language: string, text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const name = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://translations.invalid/${language}/${name}`;
}

/** On the edge's own cache. What cannot be read or stored is translated again. */
export function translationCache({ cache }: Runtime): TranslationCache {
  return {
    async find(language, text) {
      const found = await cache()?.match(await addressOf(language, text));
      return found?.text();
    },
    async keep(language, text, translation) {
      const headers = { 'Cache-Control': `max-age=${MONTH_S}` };
      await cache()?.put(await addressOf(language, text), new Response(translation, { headers }));
    },
  };
}
