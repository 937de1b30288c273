import { LANGUAGE_INDEX, type LanguageIndex, languageIndex } from '../contracts/languageFiles';
import { languageFile } from './languageFile';

/** Where the files of every language except the originals are. Rejects if that cannot be fetched. */
export async function readLanguageIndex(): Promise<LanguageIndex> {
  return languageIndex.parse(await languageFile(LANGUAGE_INDEX));
}
