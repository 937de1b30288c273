import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { worded } from '../domain/products/brief';
import type { NaturalName } from '../domain/products/naturalName';
import { shownLanguage } from './i18n';
import type { TextCatalogues } from './i18next';
import { useStandIn } from './translation/useStandIn';
import { useTranslated } from './translation/useTranslated';
import { type Texts, writtenTexts } from './writtenTexts';

/**
 * What a tool's `generate` works with: the `texts` of its catalogue, with unfilled `{{slots}}`, in the language shown. If
 * nobody has written them in it, the English ones as their translations arrive; if they cannot be fetched, those of a
 * language on the device. The same object until the language changes or a translation comes.
 *
 * @param product what the product is called that they are about: it fills their slots for it (`{le}`, `{this}`)
 */
export function useTexts<N extends keyof TextCatalogues>(namespace: N, product?: NaturalName): Texts<N> {
  const { i18n } = useTranslation(namespace);
  const language = shownLanguage(i18n.language);
  const { texts, writtenIn, isStandIn } = writtenTexts(namespace, language);
  const aboutIt = useMemo(() => (product ? worded(texts, product) : texts), [texts, product]);
  useStandIn(isStandIn ? writtenIn : undefined);
  return useTranslated(aboutIt, isStandIn || writtenIn === language ? undefined : language);
}
