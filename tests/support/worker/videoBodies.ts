import { FIELDS } from '../../fixtures/analysis';

/** The bytes of a small MP4; their content does not matter here. */
export const FILE = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256);
export const FILE_BASE64 = base64(FILE);

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A request's body as text, with the fields in this order. */
export const bodyOf = (fields: object = FIELDS, data = FILE_BASE64) => JSON.stringify({ ...fields, video_data: data });

/** A body in pieces of `length` bytes. With `stalls` it never ends after them, and calls it at that point. */
export function inPieces(body: string, length = 500, stalls?: () => void): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + length));
        at += length;
        return;
      }
      if (stalls) {
        stalls();
        return new Promise(() => undefined);
      }
      controller.close();
      controller.byobRequest?.respond(0);
    },
  });
}
