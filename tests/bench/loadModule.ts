import { runnerImport } from 'vite';

/**
 * Runs a module of the product, or one that uses its modules, which Node alone does not resolve. `path` is relative to
 * the root.
 */
export async function loadModule<Module>(path: `/${string}`): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' });
  return module;
}
