import i18next, { type CustomTypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from './i18n';

type Resources = CustomTypeOptions['resources'];
type WithTexts = { [N in keyof Resources]: Resources[N] extends { texts: object } ? N : never }[keyof Resources];

/**
 * What a tool's `generate` works with: the `texts` of its catalogue as they stand, `{{slots}}` unfilled, in the language
 * shown. The same object until the language changes.
 */
export function useTexts<N extends WithTexts>(namespace: N): Resources[N]['texts'] {
  const { i18n } = useTranslation(namespace);
  const ofLanguage = (language: string): Resources[N] | undefined => i18next.getResourceBundle(language, namespace);
  const catalogue = ofLanguage(shownLanguage(i18n.language)) ?? ofLanguage('en');
  if (!catalogue) throw new Error(`The catalogue ${namespace} is not loaded`);
  return catalogue.texts;
}
