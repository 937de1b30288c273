import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { icons } from 'lucide-react';

// `npm run new:tool -- <id> [path]`: a tool that passes every check as generated, ready to be changed. It is written in
// English and French; every other language shows its English until somebody writes it (tests/contract/pending.json).

const TEMPLATE = 'scripts/newTool';
const REGISTRY = 'src/tools/registry.ts';
const COACH_SCREENS = 'worker-api/models/coachScreens.ts';
const PENDING = 'tests/contract/pending.json';
const USAGE =
  'npm run new:tool -- price-check [/address] --en "Price check" --fr "Vérif du prix" --job-en "…" --job-fr "…" --keywords-en "a, b, c" --keywords-fr "a, b, c" --icon Tag';

/** What is said of a tool beside its id: asked on a terminal where it is missing. */
const WORDS = {
  en: 'Its name in English',
  fr: 'Its name in French',
  'job-en': 'What it does, in English: a line of at most 60 characters, no full stop',
  'job-fr': 'The same in French',
  'keywords-en': 'What people type who look for it, in English: three or more, with commas, most telling first',
  'keywords-fr': 'The same in French',
  icon: 'Its picture, a name of lucide.dev/icons (Tag, CookingPot), which no other tool has',
} as const;
type Word = keyof typeof WORDS;

function stop(...reasons: string[]): never {
  console.error(reasons.join('\n'));
  process.exit(1);
}

function readArguments() {
  const option = { type: 'string' } as const;
  const options = Object.fromEntries(Object.keys(WORDS).map((name) => [name, option]));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(String(error), USAGE);
  }
}

const { values, positionals } = readArguments();
const [id = '', path = `/${id}`] = positionals;
const folder = `src/tools/${id}`;
const examples = `tests/fixtures/tools/${id}.ts`;
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) stop('Say the id, words in lower case with hyphens:', USAGE);
if (!/^\/[a-z-]+$/.test(path)) stop(`'${path}' is no address: it begins with / and has lower case and hyphens.`);
if (existsSync(folder)) stop(`${folder} is there already.`);

/** As the product writes: ’ for an apostrophe, and in French a no-break space before two-part signs. */
function asWritten(text: string, language: string): string {
  const written = text.trim().replaceAll("'", '’');
  return language === 'fr' ? written.replace(/ (?=[:;!?»%€])|(?<=«) /g, '\u00a0') : written;
}

async function readWords(): Promise<Record<Word, string>> {
  const given: Record<string, unknown> = { ...values };
  const missing = Object.entries(WORDS).filter(([name]) => !given[name]);
  if (missing.length > 0 && !process.stdin.isTTY)
    stop('This is missing:', ...missing.map(([name, meaning]) => `  --${name}  ${meaning}`), USAGE);
  const terminal = missing.length > 0 ? createInterface(process.stdin, process.stdout) : undefined;
  for (const [name, meaning] of missing)
    while (!given[name]) given[name] = (await terminal?.question(`${meaning}: `))?.trim();
  terminal?.close();
  const word = (name: Word) => asWritten(String(given[name]), name.slice(-2));
  return {
    en: word('en'),
    fr: word('fr'),
    'job-en': word('job-en'),
    'job-fr': word('job-fr'),
    'keywords-en': word('keywords-en'),
    'keywords-fr': word('keywords-fr'),
    icon: word('icon'),
  };
}
const words = await readWords();

const menus = [...globSync('src/tools/*/menu.ts'), 'src/app/menus.ts'].map((file) => readFileSync(file, 'utf8'));
if (!(words.icon in icons)) stop(`There is no picture '${words.icon}' on lucide.dev/icons.`);
if (menus.some((menu) => new RegExp(`\\b${words.icon}\\b`).test(menu)))
  stop(`Another screen has the picture '${words.icon}'.`);
for (const language of ['en', 'fr'] as const) {
  if (words[`job-${language}`].length > 60) stop(`--job-${language} is longer than 60 characters.`);
  if (keywordsIn(language).length < 3) stop(`--keywords-${language} needs three keywords, with commas between them.`);
}

function keywordsIn(language: 'en' | 'fr'): string[] {
  return words[`keywords-${language}`]
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const filledIn = (text: string) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__path__', path)
    .replaceAll('__name__', name)
    .replaceAll('__icon__', words.icon)
    .replaceAll('__keywordsEn__', JSON.stringify(keywordsIn('en')))
    .replaceAll('__keywordsFr__', JSON.stringify(keywordsIn('fr')));

for (const file of globSync(`${TEMPLATE}/**/*.{txt,json}`)) {
  const own = file.slice(TEMPLATE.length + 1).replace(/\.txt$/, '');
  const target = own === 'examples.ts' ? examples : `${folder}/${own}`;
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
change(REGISTRY, 'import type { Tool } from', `import { ${name} } from './${id}';\nimport type { Tool } from`);
change(REGISTRY, /(tools: readonly Tool\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${name}$2`);
change(COACH_SCREENS, /\};\n$/, `  '${path}': ${JSON.stringify(words.en.toLowerCase())},\n};\n`);

function changeJson(file: string, change: (content: Record<string, Record<string, unknown>>) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
for (const language of ['en', 'fr'] as const) {
  changeJson(`src/i18n/locales/${language}/shell.labels.json`, ({ tools = {} }) => {
    tools[id] = words[language];
  });
  changeJson(`src/i18n/locales/${language}/menus.labels.json`, (menus) =>
    Object.assign(menus, { [id]: words[`job-${language}`] }),
  );
}
changeJson(PENDING, (pending) => {
  Object.assign(pending, {
    shell: [...(Array.isArray(pending.shell) ? pending.shell : []), `tools.${id}`],
    menus: [...(Array.isArray(pending.menus) ? pending.menus : []), id],
    [id]: ['*'],
  });
});

execFileSync('biome', ['check', '--write', folder, examples, REGISTRY, COACH_SCREENS, PENDING], { stdio: 'inherit' });
console.log(`The tool is at ${path}. Yours to fill, five files:`);
console.log(`  ${folder}/generate.ts         the rules`);
console.log(`  ${folder}/tool.ts             what is asked (ask) and how the result is shown (present)`);
console.log(`  ${folder}/locales/{en,fr}.json  the words`);
console.log(`  ${examples}  what to try it with, and what must come out`);
