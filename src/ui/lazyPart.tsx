import { type ComponentType, lazy, useState } from 'react';

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches the part's code ahead of its first showing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * A part of the page whose code is fetched when it is needed, or before. One that is there already is rendered as it is:
 * React would wait a moment for a lazy one, and show the skeleton in between.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: ReturnType<typeof fetchPart> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        loading = undefined; // the next time tries again
        throw error;
      },
    );
    return loading;
  };
  const Lazy = lazy(load);
  function Part(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return { Part, load };
}
