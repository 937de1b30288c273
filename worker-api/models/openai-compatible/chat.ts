import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ProviderConfig } from '../../env';
import type { Runtime } from '../../runtime';
import { upstreamFetch } from '../upstreamFetch';

/** A chat model behind POST {base}/chat/completions. */
export function openAICompatibleChat(
  { name, baseUrl, apiKey }: ProviderConfig,
  model: string,
  runtime: Runtime,
): LanguageModel {
  const provider = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    apiKey,
    fetch: upstreamFetch(runtime),
    supportsStructuredOutputs: true,
  });
  return provider.chatModel(model);
}
