import * as z from 'zod/mini';
import type { ProviderConfig } from '../../env';
import type { Shown, VideoModel } from '../videoModel';

/**
 * A type's name in browsers → in Gemini (ai.google.dev/gemini-api/docs/video-understanding, 'Supported video formats').
 */
const NAMES: Readonly<Record<string, string>> = {
  'video/quicktime': 'video/mov',
  'video/x-msvideo': 'video/avi',
  'video/vnd.avi': 'video/avi',
  'video/x-m4v': 'video/mp4',
};

const answer = z.object({
  candidates: z.array(
    z.object({
      content: z.object({
        parts: z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) })),
      }),
    }),
  ),
});

/**
 * A Gemini model, which takes videos and images as they are (at most 100 MB of base64). The data comes first in the
 * body, so that it can be sent before anything else is known.
 */
export function googleVideo({ baseUrl, apiKey = '' }: ProviderConfig, model: string): VideoModel {
  return {
    url: `${baseUrl}/${model.includes('/') ? model : `models/${model}`}:generateContent`,
    headers: { 'x-goog-api-key': apiKey },
    takesFile: () => true,
    body: ({ instructions, text, file }: Shown) => ({
      contents: [
        {
          role: 'user',
          parts: [
            ...(file ? [{ inlineData: { data: file.data, mimeType: NAMES[file.type] ?? file.type } }] : []),
            { text },
          ],
        },
      ],
      systemInstruction: { parts: [{ text: instructions }] },
      generationConfig: { responseMimeType: 'application/json' },
    }),
    textOf(value) {
      const parts = answer.safeParse(value).data?.candidates[0]?.content.parts ?? [];
      const texts = parts.filter(({ thought }) => !thought).map(({ text = '' }) => text);
      return texts.join('') || undefined;
    },
  };
}
