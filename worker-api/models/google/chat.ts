import { createGoogle } from '@ai-sdk/google';
import type { LanguageModel } from 'ai';
import type { ProviderConfig } from '../../env';
import type { Runtime } from '../../runtime';
import { upstreamFetch } from '../upstreamFetch';

/** A Gemini chat model. */
export function googleChat({ baseUrl, apiKey }: ProviderConfig, model: string, runtime: Runtime): LanguageModel {
  return createGoogle({ baseURL: baseUrl, apiKey, fetch: upstreamFetch(runtime) })(model);
}
