import { startTransition, useEffect, useState } from 'react';

/**
 * False for the first picture of a screen, true once it is on the glass: what lies below the fold comes right after what
 * a tap has waited for. React alone would begin with it before the browser has drawn.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
