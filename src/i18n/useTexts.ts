import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from './i18n';
import type { ToolCatalogues } from './i18next';

/**
 * What a tool's `generate` works with: the `texts` of its catalogue as they stand, `{{slots}}` unfilled, in the language
 * shown. The same object until the language changes.
 */
export function useTexts<N extends keyof ToolCatalogues>(namespace: N): ToolCatalogues[N]['texts'] {
  const { i18n } = useTranslation(namespace);
  const ofLanguage = (language: string): ToolCatalogues[N] | undefined =>
    i18next.getResourceBundle(language, namespace);
  const catalogue = ofLanguage(shownLanguage(i18n.language)) ?? ofLanguage('en');
  if (!catalogue) throw new Error(`The catalogue ${namespace} is not loaded`);
  return catalogue.texts;
}
