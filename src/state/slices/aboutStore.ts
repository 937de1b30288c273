import { type About, about } from '../../contracts/about';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { guessCountry } from '../../domain/country/guessCountry';
import { type OtherEnglish, otherEnglishOf } from '../../domain/marketEnglish';
import { deviceLanguages } from '../../platform/deviceLanguages';
import { deviceZone } from '../../platform/timeZone';
import { createPersistedStore } from '../store/persistedStore';

/** Not read at every start: whoever needs it calls `hydrate`, and goes by the guess until then. */
export const aboutStore = createPersistedStore<About>({
  ...STORAGE_KEYS.about,
  schema: about,
  migrations: {},
  initial: {},
});

/** Where the user lives, ISO 3166-1: as confirmed, else guessed from the clock and the languages, else undefined. */
export function countryOf({ country }: About): string | undefined {
  return country ?? guessCountry(deviceZone(), deviceLanguages());
}

/** Where the user sells, ISO 3166-1: where they live, unless they named another market. */
export function marketOf(kept: About): string | undefined {
  return kept.market ?? countryOf(kept);
}

/** The English of where the user sells; undefined: the American that texts are written in. */
export async function readOtherEnglish(): Promise<OtherEnglish | undefined> {
  await aboutStore.hydrate();
  return otherEnglishOf(marketOf(aboutStore.getState()));
}

/** Confirms the country or changes it. Resolves when it is written. */
export function setCountry(country: string): Promise<void> {
  return change({ country });
}

/** `undefined`: the user sells where they live. Resolves when it is written. */
export function setMarket(market: string | undefined): Promise<void> {
  return change({ market });
}

async function change(changed: Partial<About>): Promise<void> {
  await aboutStore.hydrate();
  aboutStore.setState(changed);
  await aboutStore.flush();
}
