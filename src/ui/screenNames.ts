import { createContext } from 'react';

/** The name of the screen at a path, undefined if there is none, so that nothing links to what does not exist. */
export const ScreenNames = createContext<(path: string) => string | undefined>(() => undefined);
