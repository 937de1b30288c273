import { type ComponentType, lazy, useState } from 'react';

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches the part's code before it is first shown. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * A part of the page whose code is fetched when it is needed, or before. If the code is there already, it is rendered
 * directly: React would suspend a lazy one for a moment and show the skeleton.
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
        loading = undefined; // so that the next time tries again
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
