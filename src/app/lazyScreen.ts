import type { ComponentType } from 'react';
import { loadNamespace } from '../i18n/i18n';
import { lazyPart } from '../ui/lazyPart';

export interface LazyScreen {
  Screen: ComponentType;
  /** The catalogues with its texts. */
  namespaces: readonly string[];
  /** Fetches the screen's code. */
  load: () => Promise<unknown>;
  /** Fetches code and texts ahead of the first showing, which then has nothing to wait for. */
  preload: () => Promise<unknown>;
}

/** A screen whose code is fetched when it is needed. */
export function lazyScreen(
  fetchScreen: () => Promise<{ default: ComponentType }>,
  ...namespaces: readonly string[]
): LazyScreen {
  const { Part, load } = lazyPart(fetchScreen);
  return { Screen: Part, namespaces, load, preload: () => Promise.all([load(), ...namespaces.map(loadNamespace)]) };
}
