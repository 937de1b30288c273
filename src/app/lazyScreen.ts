import type { ComponentType } from 'react';
import { loadNamespace } from '../i18n/i18n';
import { lazyPart } from '../ui/lazyPart';

export interface LazyScreen {
  Screen: ComponentType;
  /** The catalogues that its texts are in. */
  namespaces: readonly string[];
  /** Fetches the screen's code. */
  load: () => Promise<unknown>;
  /** Fetches code and texts ahead of the first showing, so that nothing has to be waited for then. */
  preload: () => Promise<unknown>;
}

/** A screen that is fetched when it is needed. */
export function lazyScreen(
  fetchScreen: () => Promise<{ default: ComponentType }>,
  ...namespaces: readonly string[]
): LazyScreen {
  const { Part, load } = lazyPart(fetchScreen);
  return { Screen: Part, namespaces, load, preload: () => Promise.all([load(), ...namespaces.map(loadNamespace)]) };
}
