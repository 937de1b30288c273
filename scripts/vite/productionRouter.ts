import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The router's package points bundlers only to its development build, with checks that are of no use to users. */
export function productionRouter(): Plugin {
  const build = fileURLToPath(import.meta.resolve('react-router')).replace(/\/development\/.*/, '/production');
  return {
    name: 'jimp:production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${build}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${build}/dom-export.mjs` },
        ],
      },
    }),
  };
}
