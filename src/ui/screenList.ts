import { createContext } from 'react';

export interface ListedScreen {
  id: string;
  path: string;
  /** In the chosen language. */
  name: string;
}

/** Every screen there is, for what searches them or leads back to one by its id. */
export const ScreenList = createContext<readonly ListedScreen[]>([]);
