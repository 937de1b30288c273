import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ProviderConfig } from '../../env';
import type { Runtime } from '../../runtime';
import { upstreamFetch } from '../upstreamFetch';

/** A chat model behind POST {base}/chat/completions. */
export function openAICompatibleChat(
  { name, baseUrl, apiKey }: ProviderConfig,
  model: string,
  runtime: Runtime,
): LanguageModelV4 {
  const provider = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    apiKey,
    fetch: upstreamFetch(runtime),
    supportsStructuredOutputs: true,
  });
  return provider.chatModel(model);
}
