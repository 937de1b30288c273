import { build } from 'vite';

/** A module of src/start with all its imports, as one classic script that can be inlined in the page. */
export async function inlineScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/start/${name}.ts`, formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output && output.output[0];
  if (!chunk) throw new Error(`src/start/${name}.ts made no script`);
  return `<script>${chunk.code.trim()}</script>`;
}
