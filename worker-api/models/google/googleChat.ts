import { createGoogle } from '@ai-sdk/google';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ProviderConfig } from '../../env';
import type { Runtime } from '../../runtime';
import { upstreamFetch } from '../upstreamFetch';

/** A Gemini chat model. */
export function googleChat({ baseUrl, apiKey }: ProviderConfig, model: string, runtime: Runtime): LanguageModelV4 {
  return createGoogle({ baseURL: baseUrl, apiKey, fetch: upstreamFetch(runtime) })(model);
}
