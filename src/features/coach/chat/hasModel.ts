import { configResponse } from '../../../contracts/config';
import { query } from '../../../platform/api';

/** The first screen waits for the answer no longer than this, ms. */
const PATIENCE = 4000;

/** Whether a model answers the chat; without a network or an answer it is the built-in coach. */
export async function hasModel(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const config = await query('/api/config', configResponse, { signal: AbortSignal.timeout(PATIENCE) });
    return config?.coach === 'model';
  } catch (error) {
    console.warn('The server did not say who answers', error);
    return false;
  }
}
