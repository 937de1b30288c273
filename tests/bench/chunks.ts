import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A file imported by another, statically or on demand. */
export interface Link {
  file: string;
  /** What it is imported for, if stated: the id of a screen. */
  of: string | undefined;
}

/** The text of a literal; undefined for any other expression. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}

/** A screen is `{ id, path, load: () => import(…) }`. */
function linksOf(file: string, code: string): Link[] {
  const imports: { name: string; start: number }[] = [];
  const named: { of: string; start: number; end: number }[] = [];
  const take = ({ source, start }: { source: ESTree.Node | null; start: number }) => {
    const specifier = textOf(source);
    if (specifier?.startsWith('./')) imports.push({ name: specifier.slice('./'.length), start });
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: take,
    ObjectExpression({ properties, start, end }) {
      const known = properties.filter((property) => property.type === 'Property');
      const id = textOf(known.find(({ key }) => nameOf(key) === 'id')?.value);
      if (id !== undefined && known.some(({ key }) => nameOf(key) === 'load')) named.push({ of: id, start, end });
    },
  }).visit(program);
  return imports.map(({ name, start }) => ({
    file: name,
    of: named.find((span) => span.start <= start && start < span.end)?.of,
  }));
}

/** What each script of a build's `assets` imports, by the script's name. */
export function readLinks(assets: string): Map<string, Link[]> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [name, linksOf(name, readFileSync(`${assets}/${name}`, 'utf8'))]));
}

/** The files reachable from some files by any path, including themselves. */
export function reachable(links: ReadonlyMap<string, readonly Link[]>, files: Iterable<string>): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const link of links.get(file) ?? []) reached.add(link.file);
  return reached;
}
