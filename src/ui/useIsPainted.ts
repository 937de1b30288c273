import { startTransition, useEffect, useState } from 'react';

/**
 * False during the first paint of a screen, true once it is visible: what lies below the fold follows right after what
 * a tap was waiting for. React alone would start on it before the browser has painted.
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
