import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// `npm run new:tool -- <id> [path]`: a tool that passes every check as generated, ready to be changed. It is written in
// English and French; every other language shows its English until somebody writes it (src/i18n/pending.json).

const TEMPLATE = 'scripts/newTool';
const PENDING = 'src/i18n/pending.json';
const [id = '', path = `/${id}`] = process.argv.slice(2);
const folder = `src/tools/${id}`;
const examples = `tests/fixtures/tools/${id}.ts`;

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) stop('Say the id, words in lower case with hyphens: npm run new:tool -- hook-lab');
if (!/^\/[a-z-]+$/.test(path)) stop(`'${path}' is no address: it begins with / and has lower case and hyphens.`);
if (existsSync(folder)) stop(`${folder} is there already.`);

const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const filledIn = (text: string) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__path__', path)
    .replaceAll('__name__', name)
    .replaceAll('__words__', id.replaceAll('-', ' '));

for (const file of globSync(`${TEMPLATE}/**/*.{txt,json}`)) {
  const path = file.slice(TEMPLATE.length + 1).replace(/\.txt$/, '');
  const target = path === 'examples.ts' ? examples : `${folder}/${path}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filledIn(readFileSync(file, 'utf8')));
}

/** Changes a file; stops if the file is not as expected. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) stop(`${file} does not look as expected: register the tool there by hand.`);
  writeFileSync(file, changed);
}
const REGISTRY = 'src/tools/registry.ts';
change(REGISTRY, 'import type { Tool } from', `import { ${name} } from './${id}';\nimport type { Tool } from`);
change(REGISTRY, /(tools: readonly Tool\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);

function changeJson(file: string, change: (content: Record<string, Record<string, unknown>>) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
const menuName = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const jobs = { en: 'A video idea for your product', fr: 'Une idée de vidéo pour ton produit' };
for (const [language, job] of Object.entries(jobs)) {
  changeJson(`src/i18n/locales/${language}/shell.labels.json`, ({ tools = {} }) => {
    tools[id] = menuName;
  });
  changeJson(`src/i18n/locales/${language}/menus.labels.json`, (menus) => Object.assign(menus, { [id]: job }));
}
changeJson(PENDING, (pending) => {
  Object.assign(pending, {
    shell: [...(Array.isArray(pending.shell) ? pending.shell : []), `tools.${id}`],
    menus: [...(Array.isArray(pending.menus) ? pending.menus : []), id],
    [id]: ['*'],
  });
});

execFileSync('biome', ['check', '--write', folder, examples, REGISTRY, PENDING], { stdio: 'inherit' });
console.log(
  `${folder} is at ${path}: ask and present are in tool.ts, the rules in generate.ts, the words in locales/.`,
);
console.log(`What the search finds it by and its picture, which no other tool has, are in menu.ts.`);
console.log(
  `Its name in the menus is tools.${id} in src/i18n/locales/{en,fr}/shell.labels.json, its job in a line ${id} in`,
);
console.log(`menus.labels.json beside it.`);
