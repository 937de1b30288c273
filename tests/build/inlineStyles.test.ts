import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('dist/client/index.html', 'utf8');

/** Icons carry names that nothing styles. */
const isIconName = (name: string) => /^lucide\b/.test(name);

/** Reads what `npm run build` made: the page is painted before any style sheet has come. */
it('every class in the page has a rule in its own style', () => {
  const rules = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const lists = Array.from(page.slice(page.indexOf('<body')).matchAll(/ class="([^"]+)"/g), ([, list = '']) => list);
  const names = new Set(lists.join(' ').replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/));
  expect(names.size).toBeGreaterThan(50);
  const selectorOf = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}`;
  const bare = [...names].filter((name) => !isIconName(name) && !rules.includes(selectorOf(name)));
  expect(bare, 'add the file that names them to the sources of src/ui/base.css').toEqual([]);
});
