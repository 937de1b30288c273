import { createStore } from 'zustand/vanilla';

/** How a part of the screen shows long texts that are not written in its language. */
export interface TextOrigin {
  /** Some are in English. */
  inEnglish: boolean;
  /** Some were translated by a machine. */
  byMachine: boolean;
  /** Some are in this language (code) until there is a network. */
  standIn?: string | undefined;
}

/** By the part of the screen that reads, for as long as it is shown. */
export const textOriginsStore = createStore<{ origins: ReadonlyMap<string, TextOrigin> }>(() => ({
  origins: new Map(),
}));

export function noteTextOrigin(part: string, origin: TextOrigin): void {
  const { origins } = textOriginsStore.getState();
  const before = origins.get(part);
  const isSame =
    before?.inEnglish === origin.inEnglish &&
    before.byMachine === origin.byMachine &&
    before.standIn === origin.standIn;
  if (isSame) return;
  textOriginsStore.setState({ origins: new Map([...origins, [part, origin]]) });
}

export function forgetTextOrigin(part: string): void {
  const { origins } = textOriginsStore.getState();
  if (origins.has(part)) textOriginsStore.setState({ origins: new Map([...origins].filter(([key]) => key !== part)) });
}

/** All parts of the screen combined. */
export function screenTextOrigin(origins: ReadonlyMap<string, TextOrigin>): TextOrigin {
  const parts = [...origins.values()];
  return {
    inEnglish: parts.some(({ inEnglish }) => inEnglish),
    byMachine: parts.some(({ byMachine }) => byMachine),
    standIn: parts.find(({ standIn }) => standIn)?.standIn,
  };
}
