import * as z from 'zod/mini';
import { FALLBACK, LANGUAGE_CACHE } from '../contracts/languageFiles';
import type { Niche } from '../domain/niches';
import type { FamilyTexts } from '../domain/products/familyFiles';
import type { Original } from '../domain/products/productBook';
import { commonsOf, NAMES, UNKNOWN } from '../domain/products/productFiles';
import { SOLD_MOST } from '../domain/products/soldMost';
import type { StoredBook, StoredWordings } from '../domain/products/storedBook';
import type { ToldCatalogue } from '../domain/products/told';
import { isJsonAnswer } from '../lib/isJsonAnswer';
import { storeFiles } from '../lib/storeFiles';
import { keepKinds, storeKinds } from './keptKinds';
import { languageFile } from './languageFile';
import { readLanguageIndex } from './languageIndex';

// The build writes these files from what a contract test has checked, so that they are not checked again on the device.
const built = <Content>() => z.custom<Content>((content) => typeof content === 'object' && content !== null);
const storedBook = built<StoredBook>();
const storedWordings = built<StoredWordings>();
const commonTexts = built<Pick<FamilyTexts, 'common'>>();
const kindTexts = built<Pick<FamilyTexts, 'kinds'>>();
const unknownTexts = built<FamilyTexts & { told: ToldCatalogue }>();

async function longText(language: Original, namespace: string): Promise<unknown> {
  const address = (await readLanguageIndex())[language]?.texts[namespace];
  if (address === undefined) throw new Error(`${language} has no ${namespace}`);
  return languageFile(address);
}

/** The names of a language, as they are stored. Rejects if they cannot be fetched. */
export const loadStoredBook = async (language: Original): Promise<StoredBook> =>
  storedBook.parse(await longText(language, NAMES));

/** Rarer names, brands and other wordings of a language; undefined if it has none. Rejects if they cannot be fetched. */
export async function loadWordings(language: Original): Promise<StoredWordings | undefined> {
  const address = (await readLanguageIndex())[language]?.wordings;
  if (address === undefined) return undefined;
  const wordings = storedWordings.parse(await languageFile(address));
  keepWordings(address).catch(console.warn);
  return wordings;
}

/** The next time they are wanted there may be no network. */
async function keepWordings(address: string): Promise<void> {
  if ('caches' in globalThis) await storeFiles({ cache: LANGUAGE_CACHE, addresses: [address], isFile: isJsonAnswer });
}

/** What holds for any product, and how what a creator tells is worded. Rejects if it cannot be fetched. */
export const loadUnknown = async (language: Original): Promise<FamilyTexts & { told: ToldCatalogue }> =>
  unknownTexts.parse(await longText(language, UNKNOWN));

/**
 * What is known of a family. What its single kinds have of their own is left out if it cannot be fetched; rejects if
 * what they have in common cannot.
 */
export async function loadFamily(language: Original, family: string): Promise<FamilyTexts> {
  const [common, kinds] = await Promise.all([
    longText(language, commonsOf(family)).then((content) => commonTexts.parse(content)),
    ownOf(language, family).catch((error) => {
      console.warn(error);
      return { kinds: {} };
    }),
  ]);
  return { ...common, ...kinds };
}

async function ownOf(language: Original, family: string): Promise<Pick<FamilyTexts, 'kinds'>> {
  const index = await readLanguageIndex();
  const ofNiches = index[language]?.kinds ?? {};
  const address = Object.values(ofNiches).find((families) => families[family])?.[family];
  if (address === undefined) return { kinds: {} };
  const kinds = kindTexts.parse(await languageFile(address));
  keepKinds(address, index).catch(console.warn);
  return kinds;
}

/** Stores what is known of the kinds that a niche sells most, so that it is there offline. Rejects if that fails. */
export async function storeKindsOfNiche(language: string, niche: Niche): Promise<void> {
  const index = await readLanguageIndex();
  const { kinds } = (index[language]?.allTexts ? index[language] : index[FALLBACK]) ?? {};
  const families = kinds?.[niche] ?? {};
  await storeKinds(
    SOLD_MOST[niche].flatMap((family) => families[family] ?? []),
    index,
  );
}
