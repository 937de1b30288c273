import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ManifestTexts, manifestOf, manifestTexts } from '../../scripts/vite/manifest';
import { manifestLanguages } from '../../scripts/vite/manifests';
import { SHARE_ACTION, SHARE_FIELD } from '../../src/contracts/sharedFile';
import { LANGUAGES } from '../../src/i18n/languages';
import fr from '../../src/i18n/locales/fr/manifest.labels.json';

const texts: ManifestTexts = fr;
const none = { shortcuts: [], screenshots: [] };
const all = ['phone-chat.png', 'phone-language.png', 'desktop.png'];

/** Width and height from a PNG's first chunk. */
function sizeOf(file: string): string {
  const png = readFileSync(file);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** A PNG of colour type 2 or 0 has no alpha. */
const isOpaque = (file: string) => [0, 2].includes(readFileSync(file)[25] ?? 6);

describe('the manifest of a language', () => {
  it('is one app in every language', () => {
    const ids = ['fr', 'en', 'ar'].map((language) => {
      const { id, scope, start_url } = manifestOf(language, texts, none);
      return { id, scope, start_url };
    });
    expect(new Set(ids.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ id: '/', scope: '/', start_url: '/' })]),
    );
  });

  it('says its language and direction', () => {
    expect(manifestOf('ar', texts, none)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(manifestOf('fr', texts, none)).toMatchObject({ lang: 'fr', dir: 'ltr', name: texts.name });
  });

  it('shows existing screenshots, with a description of each', () => {
    expect(manifestOf('fr', texts, none).screenshots).toEqual([]);
    const shown = manifestOf('fr', texts, { shortcuts: [], screenshots: all }).screenshots;
    expect(shown.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
    expect(shown.map(({ label }) => label)).toEqual(Object.values(texts.screenshots));
  });

  it('names every shortcut, and refuses one without a name', () => {
    const newConversation = { text: 'newConversation', url: '/?new=1' };
    const [first] = manifestOf('fr', texts, { ...none, shortcuts: [newConversation] }).shortcuts;
    expect(first).toMatchObject({ name: fr.shortcuts.newConversation, url: '/?new=1' });
    expect(() => manifestOf('fr', texts, { ...none, shortcuts: [{ text: 'unknown', url: '/' }] })).toThrow(/unknown/);
  });

  it('offers the app for videos and images in the share sheet, within its scope', () => {
    for (const language of manifestLanguages()) {
      const { scope, share_target } = manifestOf(language, texts, none);
      expect(share_target).toEqual({
        action: SHARE_ACTION,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: SHARE_FIELD, accept: ['video/*', 'image/*'] }] },
      });
      expect(share_target.action.startsWith(scope), language).toBe(true);
    }
  });

  it('exists for every language that has a catalogue of the shell', () => {
    expect(manifestLanguages().sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
    for (const language of manifestLanguages()) {
      const catalogue = JSON.parse(readFileSync(`src/i18n/locales/${language}/manifest.labels.json`, 'utf8'));
      expect(manifestTexts.safeParse(catalogue).success, language).toBe(true);
    }
  });
});

describe('the pictures of the manifest', () => {
  const { icons, screenshots } = manifestOf('fr', texts, { shortcuts: [], screenshots: all });

  it('exist, in the declared size', () => {
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      expect(sizeOf(`public${src}`), src).toBe(sizes);
    }
    for (const { src, sizes } of screenshots.filter(({ src }) => existsSync(`public${src}`))) {
      expect(sizeOf(`public${src}`), src).toBe(sizes);
      expect(readFileSync(`public${src}`).length, src).toBeLessThan(200 * 1024);
    }
  });

  it('fill the whole tile when the system crops it to its own shape', () => {
    expect(isOpaque('public/icons/maskable-512.png')).toBe(true);
    expect(isOpaque('public/icons/apple-touch-icon.png')).toBe(true);
    expect(isOpaque('public/icons/monochrome-512.png')).toBe(false);
    expect(sizeOf('public/icons/apple-touch-icon.png')).toBe('180x180');
  });

  it('are the logo that the screens show', () => {
    const shapes = (text: string) => [...text.matchAll(/ (?:d|cx|cy|r|rx)="([^"]+)"/g)].map(([, value]) => value);
    expect(shapes(readFileSync('public/icons/mark.svg', 'utf8'))).toEqual(
      shapes(readFileSync('src/ui/Mark.tsx', 'utf8').replaceAll(/\s+/g, ' ')),
    );
  });
});
