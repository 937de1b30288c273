import { createContext } from 'react';

/**
 * What a screen is found by besides its name, in the language shown: what it does in a line, which may be blank, then its
 * keywords. Fetched when asked for.
 */
export const ScreenTexts = createContext<(id: string) => Promise<readonly string[]>>(async () => []);
