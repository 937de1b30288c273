import * as z from 'zod/mini';
import { SHARE_ACTION, SHARE_FIELD } from '../../src/contracts/sharedFile';
import { directionOf } from '../../src/lib/direction';

const PAPER = '#faf8f3';

/** The texts of a manifest: a language's catalogue `manifest`, which only the build reads. */
export const manifestTexts = z.object({
  name: z.string(),
  description: z.string(),
  screenshots: z.object({ chat: z.string(), language: z.string(), desktop: z.string() }),
  shortcuts: z.record(z.string(), z.string()),
});
export type ManifestTexts = z.infer<typeof manifestTexts>;

/** A screen offered by a long press on the icon; `text` is its key under `shortcuts`. */
export interface Shortcut {
  text: string;
  url: string;
}

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ICONS = [
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('maskable-512.png', 512, 'maskable'),
  icon('monochrome-512.png', 512, 'monochrome'),
];

const SCREENSHOTS = [
  { file: 'phone-chat.png', sizes: '780x1688', form_factor: 'narrow', text: 'chat' },
  { file: 'phone-language.png', sizes: '780x1688', form_factor: 'narrow', text: 'language' },
  { file: 'desktop.png', sizes: '1280x800', form_factor: 'wide', text: 'desktop' },
] as const;

/** The system's share sheet offers the app for a video or an image; sw/shareTarget.ts receives it. */
const SHARE_TARGET = {
  action: SHARE_ACTION,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: SHARE_FIELD, accept: ['video/*', 'image/*'] }] },
};

/**
 * The web app manifest of one language. Its `id` is the same in all, so that to the browser they are one app.
 * `screenshots` are the files that exist in public/screenshots.
 */
export function manifestOf(
  language: string,
  texts: ManifestTexts,
  { shortcuts, screenshots }: { shortcuts: readonly Shortcut[]; screenshots: readonly string[] },
) {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: directionOf(language),
    name: texts.name,
    short_name: 'Jimp',
    description: texts.description,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['business', 'education', 'productivity', 'social'],
    icons: ICONS,
    share_target: SHARE_TARGET,
    screenshots: SCREENSHOTS.filter(({ file }) => screenshots.includes(file)).map(({ file, text, ...rest }) => ({
      src: `/screenshots/${file}`,
      type: 'image/png',
      ...rest,
      label: texts.screenshots[text],
    })),
    shortcuts: shortcuts.map(({ text, url }) => {
      const name = texts.shortcuts[text];
      if (!name) throw new Error(`The ${language} catalogue 'manifest' has no shortcuts.${text}`);
      return { name, url, icons: [icon('icon-192.png', 192, 'any')] };
    }),
  };
}
