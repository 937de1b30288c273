import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = globSync('src/**/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** What a screen may be made of, and the only files that make it (docs/decisions/013-one-kind.md). */
const KINDS: readonly [what: string, sign: RegExp, makers: readonly string[]][] = [
  ['a dialog', /<dialog\b/, ['src/ui/Dialog.tsx', 'src/ui/Drawer.tsx', 'src/ui/teleprompter/Stage.tsx']],
  ['a dialog of another kind', /role="(?:alert)?dialog"|\b(?:alert|confirm|prompt)\(|\bpopover=/, []],
  ['a menu', /role="(?:menu|menubar|menuitem\w*|listbox|combobox)"|<menu[\s>]/, []],
  ['a switch', /role="switch"/, ['src/ui/Switch.tsx']],
  ['a select', /<select\b/, ['src/ui/Select.tsx']],
  ['a line that unfolds', /<details\b/, ['src/ui/scriptCheck/Disclosure.tsx']],
  ['Radix', /from '(?:@radix-ui\/|radix-ui)/, ['src/ui/Toaster.tsx']],
];

describe('of each kind there is one', () => {
  it.each(KINDS)('%s', (_, sign, makers) => {
    expect(sources.filter(({ code }) => sign.test(code)).map(({ file }) => file)).toEqual(makers);
  });
});
