import { matchCountry } from '../../domain/countries';
import { matchMarketNiche } from './markets';

const UNDERSTOOD = { country: matchCountry, niche: matchMarketNiche };

/**
 * The address with country and niche as the options have them, where another screen sent along what somebody typed
 * (`?niche=Maquillage` becomes `?niche=beauty`); undefined where nothing is to be changed.
 */
export function understoodAddress(params: URLSearchParams): string | undefined {
  const understood = new URLSearchParams(params);
  for (const [name, match] of Object.entries(UNDERSTOOD)) {
    const value = match(params.get(name) ?? '');
    if (value) understood.set(name, value);
  }
  return `${understood}` === `${params}` ? undefined : `?${understood}`;
}
