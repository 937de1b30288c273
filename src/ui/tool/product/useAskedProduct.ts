import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ProductBrief } from '../../../domain/products/brief';
import { shownLanguage } from '../../../i18n/i18n';
import type { TextCatalogues } from '../../../i18n/i18next';
import { useTranslated } from '../../../i18n/translation/useTranslated';
import { writtenTexts } from '../../../i18n/writtenTexts';
import { toolRunOf } from '../../../state/slices/toolRuns';
import type { KnownProduct } from './knowProduct';
import { useKnownProduct } from './useKnownProduct';

/** The product that a tool is asked about, as far as it is known. */
export interface AskedProduct {
  /** Undefined until it is known, and without a product. */
  known: KnownProduct | undefined;
  /** What can be said of it; undefined where the texts go by niche. */
  product: ProductBrief | undefined;
  /** Sentences that the creator struck for it. */
  struck: ReadonlySet<string>;
  /** What has to be known could not be fetched. */
  hasFailed: boolean;
  /** Something can be made: there is no product, or it is known what it is. */
  isSettled: boolean;
  /** The language that its names and texts are in. */
  language: string;
}

/** While it is being typed, a product is looked up once the fingers rest for so long. */
const REST_MS = 300;

/** @param typed undefined until the question is answered, and in tools that ask for no product */
export function useAskedProduct(id: keyof TextCatalogues, typed: string | undefined): AskedProduct {
  const shown = shownLanguage();
  const { writtenIn, isStandIn } = writtenTexts(id, shown);
  const hasResult = useStore(toolRunOf(id), ({ result }) => result !== null);
  const target = isStandIn || writtenIn === shown ? undefined : shown;
  const { known, kept, hasFailed } = useKnownProduct(useRested(typed?.trim(), hasResult), writtenIn, {
    isTranslated: target !== undefined,
  });
  const brief = known?.is === 'described' ? known.brief : undefined;
  const readable = useMemo(() => ({ knowledge: brief?.knowledge }), [brief]);
  const { knowledge } = useTranslated(readable, target);
  const struck = useMemo(() => new Set(kept?.struck ?? []), [kept?.struck]);
  const product = useMemo(() => brief && knowledge && { ...brief, knowledge }, [brief, knowledge]);
  const isSettled = !typed || known?.is === 'described' || known?.is === 'named';
  return { known, product, struck, hasFailed, isSettled, language: writtenIn };
}

/** The text once nothing was typed for a moment; at once where there is a result. */
function useRested(text: string | undefined, atOnce: boolean): string | undefined {
  const [rested, setRested] = useState(atOnce ? text : undefined);
  useEffect(() => {
    if (atOnce) return;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, atOnce]);
  return atOnce ? text : rested;
}
