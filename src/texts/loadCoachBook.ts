import * as z from 'zod/mini';
import { LANGUAGE_CACHE } from '../contracts/languageFiles';
import { type CoachBook, readCoachBook, type StoredCoachBook } from '../domain/coach/book';
import type { CoachLanguage } from '../domain/coach/language';
import { isJsonAnswer } from '../lib/isJsonAnswer';
import { storeFiles } from '../lib/storeFiles';
import { withinLimit } from '../lib/withinLimit';
import { languageFile } from './languageFile';
import { readLanguageIndex } from './languageIndex';

// The build writes these files from what their schema has checked, so that they are not checked again on the device.
const built = <Content>() => z.custom<Content>((content) => typeof content === 'object' && content !== null);
const storedCoachBook = built<StoredCoachBook>();
const furtherTopics = built<Pick<StoredCoachBook, 'topics'>>();

/** How long (ms) an answer waits for the topics that are not stored with the language. */
const PATIENCE = 1500;

const books = new Map<CoachLanguage, Promise<CoachBook>>();

async function fetchBook(language: CoachLanguage): Promise<CoachBook> {
  const { coach, coachFurther } = (await readLanguageIndex())[language] ?? {};
  if (coach === undefined || coachFurther === undefined) throw new Error(`There is no coach in ${language}`);
  const [stored, further] = await Promise.all([
    languageFile(coach).then((content) => storedCoachBook.parse(content)),
    withinLimit(languageFile(coachFurther), PATIENCE)
      .then((content) => furtherTopics.parse(content).topics)
      .catch((error) => void console.warn(error)),
  ]);
  keep([coach, coachFurther]).catch(console.warn);
  if (!further) books.delete(language);
  return readCoachBook(stored, language, further ?? {});
}

/** The next time there may be no network. */
async function keep(addresses: readonly string[]): Promise<void> {
  if ('caches' in globalThis) await storeFiles({ cache: LANGUAGE_CACHE, addresses, isFile: isJsonAnswer });
}

/**
 * What the coach knows in a language, read once; without the topics that are not on the device if those cannot be
 * fetched. Rejects if the rest cannot; it is fetched again the next time.
 */
export function loadCoachBook(language: CoachLanguage): Promise<CoachBook> {
  const book = books.get(language) ?? fetchBook(language);
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}
