import { parse } from 'acorn';
import type { Plugin } from 'vite';

/** What keeps a script from being read as a module at all, or undefined. */
export function moduleFault(code: string): string | undefined {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/**
 * Ends the build where a chunk is no valid module. Rolldown can write an export of a namespace that it has left out
 * (rolldown/rolldown#10734), without a warning: the screen behind such a chunk would never open.
 */
export function validModules(): Plugin {
  return {
    name: 'jimp:valid-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const fault = output.type === 'chunk' && moduleFault(output.code);
        if (fault)
          this.error(
            `${output.fileName} is no valid module: ${fault}. Group its modules differently (chunkGroups.ts).`,
          );
      }
    },
  };
}
