/**
 * The only values outside IndexedDB. The start script reads most of them before the first paint: the session's
 * language, 'always use this language', and that there is a home, with its theme. Two last for the session: the tab's
 * name, and that the server cannot translate. If storage is blocked, they are simply determined again.
 */
const SESSION_LANGUAGE = 'jimp.language';
const ALWAYS_LANGUAGE = 'jimp.always-language';
const HOME_LOOK = 'jimp.home';
const NO_TRANSLATOR = 'jimp.no-translator';
const TAB = 'jimp.tab';

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readChosenLanguage(): string | undefined {
  const chosen = quietly(() => sessionStorage.getItem(SESSION_LANGUAGE)) ?? readAlwaysLanguage();
  return chosen ?? undefined;
}

export function readAlwaysLanguage(): string | undefined {
  return quietly(() => localStorage.getItem(ALWAYS_LANGUAGE)) ?? undefined;
}

export function keepSessionLanguage(code: string): void {
  quietly(() => sessionStorage.setItem(SESSION_LANGUAGE, code));
}

/** undefined removes the value: the next session asks again. */
export function keepAlwaysLanguage(code: string | undefined): void {
  quietly(() =>
    code === undefined ? localStorage.removeItem(ALWAYS_LANGUAGE) : localStorage.setItem(ALWAYS_LANGUAGE, code),
  );
}

/** The theme that the home's shell starts with; undefined while there is no home. */
export function readHomeLook(): string | undefined {
  return quietly(() => localStorage.getItem(HOME_LOOK)) ?? undefined;
}

/** Sets what `readHomeLook` gives the next start. */
export function keepHomeLook(theme: string | undefined): void {
  quietly(() => (theme === undefined ? localStorage.removeItem(HOME_LOOK) : localStorage.setItem(HOME_LOOK, theme)));
}

/** Whether the server has said in this session that it cannot translate. */
export function hasNoTranslator(): boolean {
  return Boolean(quietly(() => sessionStorage.getItem(NO_TRANSLATOR)));
}

export function keepNoTranslator(): void {
  quietly(() => sessionStorage.setItem(NO_TRANSLATOR, 'yes'));
}

export function readTabId(): string | undefined {
  return quietly(() => sessionStorage.getItem(TAB)) ?? undefined;
}

export function keepTabId(id: string): void {
  quietly(() => sessionStorage.setItem(TAB, id));
}

/** Makes the next start ask for the language, as on a new device. */
export function forgetLanguage(): void {
  quietly(() => sessionStorage.removeItem(SESSION_LANGUAGE));
  keepAlwaysLanguage(undefined);
}
