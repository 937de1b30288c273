import { useTranslation } from 'react-i18next';
import { shownLanguage } from './i18n';
import type { TextCatalogues } from './i18next';
import { useStandIn } from './translation/useStandIn';
import { useTranslated } from './translation/useTranslated';
import { type Texts, writtenTexts } from './writtenTexts';

/**
 * What a tool's `generate` works with: the `texts` of its catalogue unchanged, with unfilled `{{slots}}`, in the
 * language shown. If nobody has written them in it, the English ones as their translations arrive; if they cannot be
 * fetched, those of a language on the device. The same object until the language changes or a translation comes.
 */
export function useTexts<N extends keyof TextCatalogues>(namespace: N): Texts<N> {
  const { i18n } = useTranslation(namespace);
  const language = shownLanguage(i18n.language);
  const { texts, writtenIn, isStandIn } = writtenTexts(namespace, language);
  useStandIn(isStandIn ? writtenIn : undefined);
  return useTranslated(texts, isStandIn || writtenIn === language ? undefined : language);
}
