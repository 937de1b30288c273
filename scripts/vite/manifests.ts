import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import type { Shortcut } from './manifest.ts';

const LOCALES = 'src/i18n/locales';
const SCREENSHOTS = 'public/screenshots';
const MANIFEST = '/scripts/vite/manifest.ts';

/** The languages that have a catalogue of the shell. */
export function manifestLanguages(): string[] {
  return readdirSync(LOCALES).filter((language) => existsSync(`${LOCALES}/${language}/shell.labels.json`));
}

/** The text of a language's manifest. */
async function manifestJson(language: string, shortcuts: readonly Shortcut[]): Promise<string> {
  const { module } = await runnerImport<typeof import('./manifest.ts')>(MANIFEST);
  const catalogue = readFileSync(`${LOCALES}/${language}/manifest.labels.json`, 'utf8');
  const texts = module.manifestTexts.parse(JSON.parse(catalogue));
  const screenshots = existsSync(SCREENSHOTS) ? readdirSync(SCREENSHOTS) : [];
  return JSON.stringify(module.manifestOf(language, texts, { shortcuts, screenshots }));
}

/** Makes /manifest.<language>.webmanifest for each language of the shell, in the build and in development. */
export function manifests(shortcuts: readonly Shortcut[]): Plugin {
  return {
    name: 'jimp:manifests',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const language of manifestLanguages()) {
        const source = await manifestJson(language, shortcuts);
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const language = /^\/manifest\.(\w+)\.webmanifest$/.exec(request.url ?? '')?.[1];
        if (!language || !manifestLanguages().includes(language)) return next();
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(await manifestJson(language, shortcuts));
      });
    },
  };
}
