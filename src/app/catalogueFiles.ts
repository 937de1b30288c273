export type LoadTexts = () => Promise<object>;

/** Catalogues by `<language>/<namespace>`: the folder of an area or tool is its namespace. */
export function byLanguageAndNamespace(files: Readonly<Record<string, LoadTexts>>): Map<string, LoadTexts> {
  return new Map(Object.entries(files).map(([path, load]) => [keyOf(path), load]));
}

function keyOf(path: string): string {
  const [, namespace, language] = /\/([\w-]+)\/locales\/(\w+)\.json$/.exec(path) ?? [];
  if (namespace) return `${language}/${namespace}`;
  const [, code, shared] = /locales\/(\w+)\/([\w-]+)\.labels\.json$/.exec(path) ?? [];
  return `${code}/${shared}`;
}
