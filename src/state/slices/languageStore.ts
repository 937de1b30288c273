import { type LanguageChoice, language } from '../../contracts/settings';
import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { createPersistedStore } from '../store/persistedStore';

/** The language chosen last. The session's own choice is not stored here. */
export const languageStore = createPersistedStore<LanguageChoice>({
  ...STORAGE_KEYS.language,
  schema: language,
  migrations: {},
  initial: {},
});

export function rememberLanguage(code: string): void {
  languageStore.setState({ last: code });
}

/** From the second identical choice on, the language need not be asked again, unless the user wants to be asked. */
export function isChosenAgain(code: string): boolean {
  const { last, isAsked } = languageStore.getState();
  return code === last && !isAsked;
}

/** Whether the user wants to choose the language in each session. */
export function setAsked(isAsked: boolean): void {
  languageStore.setState({ isAsked });
}
