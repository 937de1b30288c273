import { configResponse } from '../../../contracts/config';
import { query } from '../../../platform/api';

/** How long to wait for the answer, ms; without one there is no model. */
const PATIENCE = 4000;

/** The operator's model that judges videos; `provider` is the host they are sent to. */
export interface VideoModel {
  provider: string | undefined;
}

/** The model that can be asked now: none offline, nor if the server has none or does not say. */
export async function findVideoModel(): Promise<VideoModel | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const config = await query('/api/config', configResponse, { signal: AbortSignal.timeout(PATIENCE) });
    return config?.video === 'model' ? { provider: config.provider } : undefined;
  } catch (error) {
    console.warn('The server did not say whether a model judges videos', error);
    return undefined;
  }
}
