import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { LANGUAGE_TEXTS_ELEMENT, START_FILES_ELEMENT } from '../../src/start/pageData.ts';
import { contentSecurityPolicy, headersFile } from './headers.ts';
import { inlineScript } from './inlineScript.ts';
import { firstTexts, startFiles, withoutEntry } from './startFiles.ts';

const LOCALES = 'src/i18n/locales';
/** In development the page names its entry itself, and the languages' files are the only ones there are. */
const noFiles = () =>
  JSON.stringify({
    language: [],
    app: [],
    texts: firstTexts(),
    languages: LANGUAGES.map(({ code }) => code),
  });
const PRERENDER = '/src/features/language/prerender.tsx';
const FILES_IN_PAGE = new RegExp(`(id="${START_FILES_ELEMENT}">)[^<]*`);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The words of the language screen, for every language that has a catalogue. */
function readCatalogue() {
  return Object.fromEntries(
    readdirSync(LOCALES).map((code) => [
      code,
      JSON.parse(readFileSync(`${LOCALES}/${code}/start.labels.json`, 'utf8')),
    ]),
  );
}

async function fillIn(html: string): Promise<string> {
  const catalogue = readCatalogue();
  const { module } = await runnerImport<typeof import('../../src/features/language/prerender.tsx')>(PRERENDER);
  const screen = module.prerenderLanguageScreen(catalogue);
  const texts = JSON.stringify(catalogue).replaceAll('<', '\\u003c');
  const [head, languageScreen] = await Promise.all(['head', 'languageScreen'].map(inlineScript));
  const data = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  return html
    .replace('<!--language-screen-->', () => screen)
    .replace('<!--kept-language-->', () => data(START_FILES_ELEMENT, noFiles()) + head)
    .replace('<!--suggested-language-->', () => data(LANGUAGE_TEXTS_ELEMENT, texts) + languageScreen);
}

/**
 * Puts the language screen and its texts into index.html, so that it paints before any JavaScript runs, names the files
 * that the start script fetches, and writes `_headers` with a policy that allows exactly what was inlined, by hash.
 */
export function languageScreen(): Plugin {
  return {
    name: 'jimp:language-screen',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transformIndexHtml: { order: 'pre', handler: fillIn },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is not in the bundle');
        const files = JSON.stringify(startFiles(bundle));
        if (!FILES_IN_PAGE.test(String(page.source)))
          throw new Error(`index.html has no element ${START_FILES_ELEMENT}`);
        const html = withoutEntry(String(page.source)).replace(FILES_IN_PAGE, (_, tag: string) => tag + files);
        page.source = html;
        const inline = (tag: string) =>
          Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')), ([, content = '']) =>
            hashOf(content),
          );
        const policy = contentSecurityPolicy(inline('script'), inline('style'));
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy) });
      },
    },
  };
}
