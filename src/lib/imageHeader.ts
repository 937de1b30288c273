/** An image's format, and its size in px as stored if the header says it. */
export interface ImageHeader {
  container: string;
  width: number | null;
  height: number | null;
}

/** How many bytes from the beginning are searched; a JPEG's size comes after its thumbnail and its colour profile. */
export const IMAGE_HEADER_BYTES = 262_144;

type Size = Omit<ImageHeader, 'container'>;

const UNSAID: Size = { width: null, height: null };

/** Frame headers are SOF0 to SOF15, except the tables among them (DHT, JPG, DAC). */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(data: DataView): Size {
  for (let at = 2; at + 9 <= data.byteLength; ) {
    if (data.getUint8(at) !== 0xff) return UNSAID;
    const marker = data.getUint8(at + 1);
    if (isFrameHeader(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    // A marker may be padded with 0xff.
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return UNSAID;
}

function webpSize(data: DataView): Size {
  if (data.byteLength < 30) return UNSAID;
  const threeBytes = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 0x1_0000;
  switch (textAt(data, 12)) {
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    default:
      return UNSAID;
  }
}

/** AVIF and HEIC: the largest of the sizes in their `ispe` boxes, because a picture may consist of tiles. */
function isobmffSize(data: DataView): Size {
  let size = UNSAID;
  for (let at = 0; at + 16 <= data.byteLength; at++) {
    if (data.getUint8(at) !== 0x69 || textAt(data, at) !== 'ispe') continue;
    const [width, height] = [data.getUint32(at + 8), data.getUint32(at + 12)];
    if (width * height > (size.width ?? 0) * (size.height ?? 0)) size = { width, height };
  }
  return size;
}

const textAt = (data: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => data.getUint8(at + index)));

const BRANDS: Readonly<Record<string, string>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  mif1: 'heic',
};

/**
 * Reads format and size of an image from its first bytes (`IMAGE_HEADER_BYTES`) without decoding: JPEG, PNG, WebP, GIF,
 * AVIF and HEIC. Undefined for anything else.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.byteLength < 12) return undefined;
  const start = textAt(data, 0);
  if (data.getUint16(0) === 0xffd8) return { container: 'jpeg', ...jpegSize(data) };
  if (start === '\u0089PNG') {
    const size = data.byteLength < 24 ? UNSAID : { width: data.getUint32(16), height: data.getUint32(20) };
    return { container: 'png', ...size };
  }
  if (start === 'GIF8') return { container: 'gif', width: data.getUint16(6, true), height: data.getUint16(8, true) };
  if (start === 'RIFF' && textAt(data, 8) === 'WEBP') return { container: 'webp', ...webpSize(data) };
  const brand = textAt(data, 4) === 'ftyp' ? BRANDS[textAt(data, 8)] : undefined;
  return brand === undefined ? undefined : { container: brand, ...isobmffSize(data) };
}
