import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPart<Props extends object> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the part's code ahead of its first showing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/** A part of the page whose code is fetched when it is needed, or before. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loading: ReturnType<typeof fetchPart> | undefined;
  const load = () => {
    loading ??= fetchPart().catch((error: unknown) => {
      loading = undefined; // the next time tries again
      throw error;
    });
    return loading;
  };
  return { Part: lazy(load), load };
}
