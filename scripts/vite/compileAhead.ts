import type { Plugin } from 'vite';

/** What most tools share is fetched while the browser is idle; the first tool then finds it compiled, too. */
const AHEAD = ['shared'];
/** Tells the browser, at the top of a script, to compile its functions with it rather than each at its first call. */
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
