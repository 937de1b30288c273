import { byLanguageAndNamespace } from './catalogueFiles';

/** The catalogues that the first screen does without. */
export const lateCatalogues = byLanguageAndNamespace(
  import.meta.glob<object>(
    [
      '../i18n/locales/*/*.labels.json',
      '../{app,features,tools}/*/locales/*.json',
      '../features/coach/video/locales/*.json',
      '!**/{start,shell,coach}.labels.json', // those of the language screen lie in the HTML
      '!../features/coach/locales/*',
    ],
    { import: 'default' },
  ),
);
