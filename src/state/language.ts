import { type LanguageChoice, language } from '../contracts/settings';
import { createPersistedStore } from './persistedStore';
import { STORAGE_KEYS } from './storageKeys';

/** The language chosen last. The session's choice itself is not kept here. */
export const languageStore = createPersistedStore<LanguageChoice>({
  ...STORAGE_KEYS.language,
  schema: language,
  migrations: {},
  initial: {},
});

export function rememberLanguage(code: string): void {
  languageStore.setState({ last: code });
}
