import type { Plugin } from 'vite';

/** What most tools share is fetched while nothing else is to be done; the first tool then finds it compiled, too. */
const AHEAD = ['shared'];
/** Read by the browser at the top of a script: its functions are compiled with it, not each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileAhead(): Plugin {
  return {
    name: 'jimp:compile-ahead',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && AHEAD.includes(output.name)) output.code = HINT + output.code;
        }
      },
    },
  };
}
