import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Product } from '../../../contracts/product';
import { productNamed, productsStore } from '../../../state/slices/productsStore';
import { useIsRead } from '../useIsRead';
import type { KnownProduct, knowProduct } from './knowProduct';

interface About {
  /** Undefined until it is known, and without a product. */
  known: KnownProduct | undefined;
  /** What the creator keeps of it. */
  kept: Product | undefined;
  /** It could not be fetched. */
  hasFailed: boolean;
}

/** The recogniser and what it knows are fetched when a product is first asked about. */
const know: typeof knowProduct = async (...product) => (await import('./knowProduct')).knowProduct(...product);

interface Options {
  /** Its texts are sent to be translated: they contain nothing that was typed. */
  isTranslated?: boolean;
}

/**
 * What is known of the product that a tool is asked about.
 *
 * @param typed undefined or empty until the question is answered, and for tools that ask for no product
 * @param language the one that the tool's texts are written in
 */
export function useKnownProduct(
  typed: string | undefined,
  language: string,
  { isTranslated = false }: Options = {},
): About {
  const { items } = useStore(productsStore);
  const areRead = useIsRead(productsStore);
  const [known, setKnown] = useState<{ about: KnownProduct; language: string; decided: string }>();
  const [failed, setFailed] = useState<string>();
  const kept = useMemo(() => (typed ? productNamed(items, typed) : undefined), [items, typed]);
  // What is kept of it changes for other reasons, too; only this changes what is known.
  const decided = JSON.stringify([kept?.kind, kept?.facts, kept?.price, kept?.from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `decided` stands for what matters of `kept`
  useEffect(() => {
    if (!typed || !areRead) return;
    let isWanted = true;
    know(typed, language, kept, isTranslated).then(
      (about) => isWanted && setKnown({ about, language, decided }),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setFailed(typed);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [typed, language, areRead, decided, isTranslated]);

  // What was known before the creator said more must not be written from.
  const isCurrent = known?.about.typed === typed && known?.language === language && known.decided === decided;
  const about = isCurrent ? known?.about : undefined;
  return { known: about, kept, hasFailed: !about && failed !== undefined && failed === typed };
}
