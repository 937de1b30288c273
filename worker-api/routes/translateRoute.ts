import { Hono } from 'hono';
import { LIMITS } from '../../src/contracts/limits';
import {
  type TranslateOneResponse,
  type TranslateRequest,
  type TranslateSeveralResponse,
  translateRequest,
} from '../../src/contracts/translation';
import { fill } from '../../src/lib/fill';
import { keepsForm } from '../../src/lib/keepsForm';
import type { AppDeps, AppEnv } from '../appEnv';
import { ApiError } from '../errors';
import { callLimit } from '../middleware/callLimit';
import type { Target } from '../models/translateTexts';
import { UpstreamError } from '../models/upstreamError';
import { readJson } from '../readJson';
import { type TranslationCache, translationCache } from '../translationCache';

const TIMED_OUT = new ApiError('timeout', 'The translation took too long: use the English text.');
const FAILED = new ApiError('upstream', 'The translator does not answer at the moment: use the English text.');

type Translate = (texts: readonly string[], target: Target) => Promise<string[]>;

/** POST /api/translate: English texts in another language. A text that lost its slots or markup stays English. */
export function translateRoute({ runtime }: AppDeps) {
  const cache = translationCache(runtime);
  return new Hono<AppEnv>()
    .post('/', async (c, next) => {
      if (!c.var.services.translate) {
        throw new ApiError('no_translator', 'This server has no translator: use the English text.');
      }
      await next();
    })
    .post('/', callLimit('translation', runtime), async (c) => {
      const body = await readJson(c.req.raw, translateRequest, LIMITS.translation.bodyBytes);
      const { translate } = c.var.services;
      if (!translate || !c.var.counted) throw FAILED;
      const texts = 'texts' in body ? body.texts : [body.text];
      const target = targetOf(body.targetLanguage);
      const translated = await translateAll(texts, target, { translate, cache }).catch((error) => {
        if (!(error instanceof UpstreamError)) throw error;
        c.set('fallback', error.message);
        throw error.failure === 'timeout' ? TIMED_OUT : FAILED;
      });
      if ('texts' in body) return c.json<TranslateSeveralResponse>({ translatedTexts: translated });
      return c.json<TranslateOneResponse>({ translatedText: fill(translated[0] ?? body.text, valuesOf(body)) });
    });
}

/** Refuses what is not a language. */
function targetOf(tag: string): Target {
  const code = tag.split('-')[0] ?? tag;
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (!name) throw new ApiError('bad_request', `'${tag}' is no language: send a code such as 'tr'.`);
  return { code, name };
}

function valuesOf(body: TranslateRequest): Record<string, string> {
  const variables = 'variables' in body ? (body.variables ?? {}) : {};
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
}

/** Translates each text once, and asks only for those that the cache does not have. */
async function translateAll(
  texts: readonly string[],
  target: Target,
  { translate, cache }: { translate: Translate; cache: TranslationCache },
): Promise<string[]> {
  if (target.code === 'en') return [...texts];
  const knownTexts = new Map<string, string>();
  await Promise.all(
    [...new Set(texts)].map(async (text) => {
      const found = await cache.find(target.code, text);
      if (found !== undefined) knownTexts.set(text, found);
    }),
  );
  const missing = [...new Set(texts)].filter((text) => !knownTexts.has(text));
  if (missing.length > 0) {
    const translations = await translate(missing, target);
    await Promise.all(
      missing.map(async (text, index) => {
        const translation = translations[index] ?? '';
        if (!keepsForm(text, translation)) return;
        knownTexts.set(text, translation);
        await cache.keep(target.code, text, translation);
      }),
    );
  }
  return texts.map((text) => knownTexts.get(text) ?? text);
}
