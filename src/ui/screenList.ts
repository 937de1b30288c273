import { createContext } from 'react';

export interface ListedScreen {
  id: string;
  path: string;
  /** In the chosen language. */
  name: string;
}

/** Every screen, for searching or for leading back to one by its id. */
export const ScreenList = createContext<readonly ListedScreen[]>([]);
