import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

// Draws the icons of public/icons and public/favicon.ico from public/icons/mark.svg. The result is committed: when the
// mark changes, run `npx node scripts/icons.ts`.

const ACCENT = '#c9f26b';
const mark = readFileSync('public/icons/mark.svg', 'utf8');

/** The mark without its rounded tile, drawn smaller to stay inside the circle that every mask leaves: 80 %. */
const inSafeZone = (background: string) =>
  mark
    .replace(
      /<rect[^>]*>/,
      `<rect width="40" height="40" fill="${background}"/><g transform="translate(20 20) scale(.84) translate(-20.7 -19.6)">`,
    )
    .replace('</svg>', '</g></svg>');
const fullBleed = inSafeZone(ACCENT);
const alphaOnly = inSafeZone('none').replaceAll(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000"');

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

async function draw(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file is a directory of pictures: 6 bytes of header, 16 bytes for each picture, then the PNGs themselves. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const save = async (file: string, svg: string, size: number) =>
  writeFileSync(`public/icons/${file}`, await draw(svg, size));
await save('icon-192.png', mark, 192);
await save('icon-512.png', mark, 512);
await save('maskable-512.png', fullBleed, 512);
await save('monochrome-512.png', alphaOnly, 512);
await save('apple-touch-icon.png', fullBleed, 180);
const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(mark, size) })));
writeFileSync('public/favicon.ico', ico(favicons));
await browser.close();
