import { useEffect, useState } from 'react';
import { copyText } from '../platform/clipboard';

/** In ms. Specification: copy confirmation. */
export const COPIED_FOR = 2000;

/** Copies a text and confirms it for 2 s. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [copiedAt, setCopiedAt] = useState(0);

  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = (text: string) => {
    void copyText(text).then((isDone) => isDone && setCopiedAt((last) => last + 1));
  };
  return { isCopied: copiedAt > 0, copy };
}
