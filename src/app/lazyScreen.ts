import { type ComponentType, lazy } from 'react';
import { loadNamespace } from '../i18n/i18n';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyScreen {
  Screen: ComponentType;
  /** Fetches the screen's code. */
  load: Load;
  /** Fetches code and texts ahead of the first showing, so that nothing has to be waited for then. */
  preload: () => Promise<unknown>;
}

/** A screen that is fetched when it is needed; `namespace` is the catalogue that its texts are in. */
export function lazyScreen(fetchScreen: Load, namespace: string): LazyScreen {
  let loading: ReturnType<Load> | undefined;
  const load: Load = () => {
    loading ??= fetchScreen().catch((error: unknown) => {
      loading = undefined; // the next visit tries again
      throw error;
    });
    return loading;
  };
  return { Screen: lazy(load), load, preload: () => Promise.all([load(), loadNamespace(namespace)]) };
}
