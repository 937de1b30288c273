import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { CHUNK_GROUPS } from './scripts/vite/chunkGroups.ts';
import { compileAhead } from './scripts/vite/compileAhead.ts';
import { homeShell } from './scripts/vite/homeShell.ts';
import { languageFiles } from './scripts/vite/languageFiles.ts';
import { languageScreen } from './scripts/vite/languageScreen.ts';
import { leanTopics } from './scripts/vite/leanTopics.ts';
import { manifests } from './scripts/vite/manifests.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';
import { pureReactCalls } from './scripts/vite/pureReactCalls.ts';
import { startScripts } from './scripts/vite/startScripts.ts';
import { validModules } from './scripts/vite/validModules.ts';
import { workerVars } from './scripts/workerVars.ts';

const port = Number(process.env.PORT ?? 4173);

// The worker's look-up of the request's place asks the network, which says nothing of use here.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';

/** What a long press on the installed app's icon offers. */
const shortcuts = [
  { text: 'newIdea', url: '/content-tracker?new=1' },
  { text: 'today', url: '/conversion-planner' },
  { text: 'checklist', url: '/pre-publication-checklist' },
  { text: 'newConversation', url: '/?new=1' },
];

const TESTS = [
  'src/**/*.test.{ts,tsx}',
  'sw/**/*.test.ts',
  'worker-api/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{bench,build,contract}/**/*.test.ts',
];
const WORKER_TESTS = ['tests/worker/**/*.test.ts'];
const SCREEN_TESTS = ['src/**/*.test.tsx'];
const PURE_TESTS = [
  'src/{contracts,domain,lib}/**/*.test.ts',
  'src/tools/*/generate.test.ts',
  'tests/contract/**/*.test.ts',
];

const building = !process.env.VITEST;

/** On this machine the worker gets its variables from here; a build that is deployed never carries them. */
const vars = process.env.JIMP_LOCAL ? workerVars() : {};

export default defineConfig({
  server: { port },
  preview: { port, strictPort: true, cors: false },
  environments: {
    client: {
      build: {
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // Style sheets only: the list of scripts would be in the first screen, and those it saves a step for lie on the
          // device after the first visit.
          resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
      },
    },
  },
  // What sends a video is a part of its own (src/platform/videoFile/loadShrinking.ts).
  worker: { format: 'es' },
  plugins: [
    leanTopics(),
    react(),
    tailwindcss(),
    building && cloudflare({ config: { vars } }),
    building && productionRouter(),
    building && pureReactCalls(),
    building && startScripts(),
    building && compileAhead(),
    building && validModules(),
    building && homeShell(),
    building && languageScreen(),
    building && languageFiles(),
    building && manifests(shortcuts),
    building &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['**/*.{html,js,css,json,svg,png,ico,webmanifest}'],
          // Of the languages only the labels of the originals, which lie in assets: all else is stored when a language is
          // chosen (src/i18n/storedLanguages.ts). The icons of the system are fetched where the app is installed, with a
          // network. What makes a video small to be sent is of no use without one.
          globIgnores: [
            'screenshots/**',
            'icons/*.png',
            'languages/*/*',
            'manifest.!(en|fr).webmanifest',
            'assets/shrinkVideo-*.js',
          ],
          // The address that the page is really served at: asking for /index.html leads to a redirect.
          modifyURLPrefix: { 'index.html': '/' },
        },
        devOptions: { enabled: true, type: 'module' },
      }),
  ],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/paintAtOnce.ts', 'tests/patience.ts'],
    maxWorkers: '100%', // one core less than there are is the default, and that is half of two
    testTimeout: 20_000, // a busy machine is slow; what hangs is caught all the same
    alias: {
      'cloudflare:workers': `${import.meta.dirname}/tests/support/worker/cloudflareWorkers.ts`,
      // The same with the run's seed: every day the same cases.
      'fast-check': `${import.meta.dirname}/tests/fastCheck.ts`,
    },
    projects: [
      // Nothing here replaces a module or a global, so that the files can share a process.
      { extends: true, test: { name: 'pure', include: PURE_TESTS, isolate: false } },
      {
        extends: true,
        test: { name: 'isolated', include: TESTS, exclude: [...PURE_TESTS, ...SCREEN_TESTS, '**/node_modules/**'] },
      },
      // Each file in a context of its own, in processes that have jsdom already: loading it cost as much as the tests. What
      // compares errors of the platform by their class has to stay outside: a context has classes of its own.
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREEN_TESTS,
          pool: 'vmForks',
          setupFiles: ['tests/patienceOfScreens.ts', 'tests/support/products/productFilesOfScreens.ts'],
        },
      },
      { extends: true, test: { name: 'worker', include: WORKER_TESTS, globalSetup: 'tests/worker/bundleOnce.ts' } },
    ],
  },
});
