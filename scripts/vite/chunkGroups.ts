import type { Rolldown } from 'vite';

const LANGUAGE_SCREEN = /src\/(?:main|features\/language\/showLanguageScreen)\.tsx$/;
const APP = /src\/app\/startApp\.tsx$/;

/** True when one of the modules that `root` matches imports the module statically, itself or through others. */
function isPartOf(root: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importers.some((importer) => isPartOf(root, importer, context, seen)) ?? false;
}

const REACT = /node_modules\/(?:react|react-dom|scheduler|zustand)\/|vite\/preload-helper/;
const LIBRARIES = /node_modules\/(?:i18next|react-i18next|react-router|react-router-dom|zod|idb-keyval)\//;

function groupOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (LIBRARIES.test(id)) return 'libraries';
  if (REACT.test(id)) return 'base';
  if (!isPartOf(APP, id, context)) return null;
  return isPartOf(LANGUAGE_SCREEN, id, context) ? 'base' : 'app';
}

/**
 * What every start runs, in few chunks: few pack smaller than many and are found faster. The language screen needs no
 * more than the base: React, and what it shares with the app. All else Rolldown splits as it sees fit.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: groupOf, debugName: 'start', includeDependenciesRecursively: false },
];
