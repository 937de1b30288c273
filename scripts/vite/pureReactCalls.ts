import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\//;
/** A call that only makes a component or a context out of its arguments. */
const MAKING = /(?<=^(?:var|let|const) \w+ = )(?=React\d*\.(?:memo|forwardRef|createContext)\()/gm;
const NAMING = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Tells the bundler that the router's components may be dropped when unused: otherwise forms, data routes and what they
 * import would be part of every start.
 */
export function pureReactCalls(): Plugin {
  return {
    name: 'jimp:pure-react-calls',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return { code: code.replaceAll(MAKING, '/* @__PURE__ */ ').replaceAll(NAMING, ''), map: null };
    },
  };
}
