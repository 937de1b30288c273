import * as z from 'zod/mini';
import type { ProviderConfig } from '../../env';
import type { Shown, VideoModel } from '../videoModel';

const answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });

/**
 * A model behind POST {base}/chat/completions. The protocol has pictures and no video: an image is sent as it is, a
 * video as its frames. No `response_format`: servers that do not know it refuse the call, and a file is sent only once.
 */
export function openAICompatibleVideo({ baseUrl, apiKey }: ProviderConfig, model: string): VideoModel {
  return {
    url: `${baseUrl}/chat/completions`,
    headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
    takesFile: (fileType) => fileType?.startsWith('image/') ?? false,
    body: ({ instructions, text, file, frames = [] }: Shown) => ({
      model,
      messages: [
        { role: 'system', content: instructions },
        {
          role: 'user',
          content: [
            ...(file ? [picture(`data:${file.type};base64,${file.data}`)] : []),
            ...frames.map(({ url }) => picture(url)),
            { type: 'text', text },
          ],
        },
      ],
    }),
    textOf: (value) => answer.safeParse(value).data?.choices[0]?.message.content,
  };
}

function picture(url: string) {
  return { type: 'image_url', image_url: { url } };
}
