import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from './i18n';
import type { ToolCatalogues } from './i18next';
import { useTranslated } from './translation/useTranslated';

type Tool = keyof ToolCatalogues;
type Texts<N extends Tool> = ToolCatalogues[N]['texts'];

/** Undefined where nobody has written them in this language. */
function textsIn<N extends Tool>(language: string, namespace: N): Texts<N> | undefined {
  const catalogue: Partial<ToolCatalogues[N]> | undefined = i18next.getResourceBundle(language, namespace);
  return catalogue?.texts;
}

/**
 * What a tool's `generate` works with: the `texts` of its catalogue as they stand, `{{slots}}` unfilled, in the language
 * shown; the English ones as they get translated where nobody has written them in it. The same object until the language
 * changes or a translation comes.
 */
export function useTexts<N extends Tool>(namespace: N): Texts<N> {
  const { i18n } = useTranslation(namespace);
  const language = shownLanguage(i18n.language);
  const written = textsIn(language, namespace);
  const texts = written ?? textsIn('en', namespace);
  if (!texts) throw new Error(`The catalogue ${namespace} is not loaded`);
  return useTranslated(texts, written ? undefined : language);
}
