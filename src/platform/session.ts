/**
 * The session's language and 'always use this language': the only two values outside IndexedDB, because the start
 * script reads them before the first paint. Where storage is blocked the language is simply asked again.
 */
const SESSION_LANGUAGE = 'jimp.language';
const ALWAYS_LANGUAGE = 'jimp.always-language';

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

/** undefined takes the value back: the next session asks again. */
export function keepAlwaysLanguage(code: string | undefined): void {
  quietly(() =>
    code === undefined ? localStorage.removeItem(ALWAYS_LANGUAGE) : localStorage.setItem(ALWAYS_LANGUAGE, code),
  );
}

/** The next start asks for the language, as on a new device. */
export function forgetLanguage(): void {
  quietly(() => sessionStorage.removeItem(SESSION_LANGUAGE));
  keepAlwaysLanguage(undefined);
}
