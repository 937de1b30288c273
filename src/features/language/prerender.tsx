import { renderToString } from 'react-dom/server';
import type { LanguageScreenCatalogue } from '../../start/pageData';
import { LanguageScreen } from './LanguageScreen';
import { bilingual, languageOrEnglish } from './languageScreenTexts';

/** The language screen as HTML, greeting in two languages; called by the build. */
export function prerenderLanguageScreen(catalogue: LanguageScreenCatalogue): string {
  return renderToString(
    <LanguageScreen suggested={languageOrEnglish('en')} texts={bilingual(catalogue)} onChoose={() => undefined} />,
  );
}
