import { useEffect, useState } from 'react';

/**
 * Code that a screen can start without; undefined until it is there. If it cannot be fetched, the screen fails, and its
 * error boundary shows that. `load` has to stay the same function.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setModule(() => loaded),
      (error: unknown) => isShown && setFailure({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return module;
}
