import type { LanguageModelV4 } from '@ai-sdk/provider';
import * as z from 'zod/mini';
import { type CallOptions, jsonAsker, jsonIn } from './askForJson';
import { translateInstructions } from './translatePrompt';
import { UpstreamError } from './upstreamError';

/** Some scripts take more than one token per letter. */
const TOKENS_A_LETTER = 1.5;
const TOKENS_OF_THE_FRAME = 400;

const translation = z.object({ texts: z.array(z.string()) });

/** The target of a translation: its code, and its name in English. */
export interface Target {
  code: string;
  name: string;
}

/**
 * A chat model as a translator of English texts; it returns as many as it is given, in order. Rejects with an
 * UpstreamError.
 */
export function textTranslator(
  model: LanguageModelV4,
): (texts: readonly string[], target: Target, options: CallOptions) => Promise<string[]> {
  const ask = jsonAsker(model, { schema: translation, name: 'translation' });
  return async (texts, { code, name }, options) => {
    const prompt = {
      instructions: translateInstructions(code, name),
      turns: [{ role: 'user' as const, content: JSON.stringify({ texts }) }],
      maxOutputTokens: Math.ceil(texts.join('').length * TOKENS_A_LETTER) + TOKENS_OF_THE_FRAME,
    };
    const { data } = translation.safeParse(jsonIn(await ask(prompt, options)));
    if (data?.texts.length !== texts.length) throw new UpstreamError('unreadable');
    return data.texts;
  };
}
