import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../src/i18n/languages';
import { expect, test } from '../support/app';

/** Debian's fonts-noto-core, -cjk and -color-emoji; without them the test cannot decide anything. */
const FONTS = ['Noto Sans Tamil', 'Noto Sans Ethiopic', 'Noto Sans CJK JP', 'Noto Color Emoji'];

function hasFonts(): boolean {
  try {
    const installed = execFileSync('fc-list', ['--format', '%{family}\n'], { encoding: 'utf8' });
    return FONTS.every((font) => installed.includes(font));
  } catch {
    return false;
  }
}

/** Every letter of a language's labels with its marks above and below, once. */
function lettersOf(language: string): string[] {
  const texts = globSync(`src/i18n/locales/${language}/*.json`).map((file) => readFileSync(file, 'utf8'));
  const letters = new Intl.Segmenter(language).segment(texts.join(''));
  return [...new Set(Array.from(letters, ({ segment }) => segment))].filter((letter) => /\S/.test(letter));
}

test('no box characters in any of the 53', { tag: '@full' }, async ({ page }) => {
  test.skip(!hasFonts(), 'not run: Debian’s fonts-noto-core, -cjk and -color-emoji are not on this machine');
  await page.goto('/');
  const found: Record<string, string[]> = {};
  for (const { code } of LANGUAGES) {
    const boxes = await page.evaluate(
      ({ letters, lang }) => {
        document.documentElement.lang = lang;
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { lang, width: 160, height: 60 });
        document.body.append(canvas);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('No canvas');
        context.font = `24px ${getComputedStyle(document.body).fontFamily}`;
        const drawn = new Map<string, string[]>();
        for (const letter of letters) {
          context.clearRect(0, 0, canvas.width, canvas.height);
          context.fillText(letter, 10, 40);
          const picture = canvas.toDataURL();
          drawn.set(picture, [...(drawn.get(picture) ?? []), letter]);
        }
        context.clearRect(0, 0, canvas.width, canvas.height);
        const blank = canvas.toDataURL();
        canvas.remove();
        // Letters without a glyph are all drawn as the same box; letters that exist differ.
        return [...drawn].filter(([picture, same]) => picture !== blank && same.length > 3).flatMap(([, same]) => same);
      },
      { letters: lettersOf(code), lang: code },
    );
    if (boxes.length > 0) found[code] = boxes;
  }
  expect(found).toEqual({});
});
