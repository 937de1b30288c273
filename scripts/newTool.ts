import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// `npm run new:tool -- <id> [path]`: a tool that passes every check as it comes out, to be made one's own.

const TEMPLATE = 'scripts/newTool';
const [id = '', path = `/${id}`] = process.argv.slice(2);
const folder = `src/tools/${id}`;

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) stop('Say the id, words in lower case with hyphens: npm run new:tool -- hook-lab');
if (!/^\/[a-z-]+$/.test(path)) stop(`'${path}' is no address: it begins with / and has lower case and hyphens.`);
if (existsSync(folder)) stop(`${folder} is there already.`);

const Name = id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const name = Name.charAt(0).toLowerCase() + Name.slice(1);
const filledIn = (text: string) =>
  text.replaceAll('__id__', id).replaceAll('__path__', path).replaceAll('__Name__', Name).replaceAll('__name__', name);

/** Changes a file; stops where it does not look as expected. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) stop(`${file} does not look as expected: register the tool there by hand.`);
  writeFileSync(file, changed);
}

for (const file of globSync(`${TEMPLATE}/**/*.{txt,json}`)) {
  const target = `${folder}${file.slice(TEMPLATE.length).replace(/\.txt$/, '')}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filledIn(readFileSync(file, 'utf8')));
}
change(
  'src/tools/registry.ts',
  'import type { Tool } from',
  `import { ${name} } from './${id}';\nimport type { Tool } from`,
);
change('src/tools/registry.ts', /(tools: readonly Tool\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
const TYPES = 'src/i18n/i18next.d.ts';
change(
  TYPES,
  "/** The tools' catalogues",
  `import type ${name} from '../tools/${id}/locales/en.json';\n\n/** The tools' catalogues`,
);
change(TYPES, /(interface ToolCatalogues \{)/, `$1\n  '${id}': typeof ${name};`);
for (const file of globSync('src/i18n/locales/*/shell.labels.json')) {
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  catalogue.tools[id] = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
}
execFileSync('biome', ['check', '--write', 'src/tools', 'src/i18n'], { stdio: 'inherit' });
console.log(`${folder} is at ${path}. Its name in the menus: tools.${id} in src/i18n/locales/*/shell.labels.json.`);
