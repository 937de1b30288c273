import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { HOME_SHELL_TEXTS_ELEMENT, type HomeShellTexts } from '../../src/start/pageData.ts';
import { inlineScript } from './inlineScript.ts';

const LOCALES = 'src/i18n/locales';
const PRERENDER = '/src/app/homeShell/prerenderHomeShell.tsx';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The words of the home's shell, by language, from the catalogues of the screens that replace it. */
function readTexts(): HomeShellTexts {
  return Object.fromEntries(
    readdirSync(LOCALES).map((code) => {
      const original = `src/features/coach/locales/${code}.json`;
      const coach = readJson(existsSync(original) ? original : `${LOCALES}/${code}/coach.labels.json`);
      const shell = readJson(`${LOCALES}/${code}/shell.labels.json`);
      return [code, { title: shell.home.title, placeholder: coach.chat.placeholder }];
    }),
  );
}

async function fillIn(html: string): Promise<string> {
  const { module } = await runnerImport<typeof import('../../src/app/homeShell/prerenderHomeShell.tsx')>(PRERENDER);
  const texts = JSON.stringify(readTexts()).replaceAll('<', '\\u003c');
  const script = await inlineScript('homeShell');
  return html.replace(
    '<!--home-shell-->',
    () =>
      `<div id="home-shell">${module.prerenderHomeShell()}</div>` +
      `<script type="application/json" id="${HOME_SHELL_TEXTS_ELEMENT}">${texts}</script>${script}`,
  );
}

/** Puts the home's shell into index.html: a start into the home paints it before any file has arrived. */
export function homeShell(): Plugin {
  return {
    name: 'jimp:home-shell',
    applyToEnvironment: (environment) => environment.name === 'client',
    transformIndexHtml: { order: 'pre', handler: fillIn },
  };
}
