import { languageFile } from '../platform/languageFile';
import { readLanguageIndex } from '../platform/languageIndex';
import { byLanguageAndNamespace } from './catalogueFiles';

/** The originals that the first screen does without. */
const originals = byLanguageAndNamespace(
  import.meta.glob<object>(
    [
      '../i18n/locales/{en,fr}/*.labels.json',
      '../{app,features,tools}/*/locales/*.json',
      '../features/coach/video/locales/*.json',
      '../domain/videoAdvice/locales/*.json',
      '!**/{start,shell,coach}.labels.json', // those of the language screen lie in the HTML
      '!../features/coach/locales/*',
    ],
    { import: 'default' },
  ),
);

/** One namespace of a language, of all but the first screen; undefined where the language has none. */
export async function loadLateCatalogue(language: string, namespace: string): Promise<object | undefined> {
  const original = originals.get(`${language}/${namespace}`);
  if (original) return original();
  const files = (await readLanguageIndex())[language];
  if (!files) return undefined;
  const textFile = files.texts[namespace];
  const [labels, texts] = await Promise.all([
    languageFile(files.labels),
    // Offline, a language that was never chosen has its labels alone on the device; its long texts are English then.
    textFile && languageFile(textFile).catch(() => undefined),
  ]);
  return { ...labels[namespace], ...texts };
}
