import { expect, it } from 'vitest';
import { LIMITS } from '../../src/contracts/limits';
import { readUpload } from './readUpload';

const MIB = 1024 * 1024;
const target = { begin: () => undefined, take: async () => undefined };

it('a body is read up to its limit, however little of a file is in it and whatever its length is said to be', async () => {
  const head = new TextEncoder().encode('{"video_data":"');
  // Six bytes for a letter of base64: with some of these the body is at its limit before the file is at its own.
  const escaped = new TextEncoder().encode('\\u0041'.repeat(MIB / 8));
  const plain = new TextEncoder().encode('A'.repeat(MIB));
  let sent = 0;
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const piece = sent === 0 ? head : sent < 12 * MIB ? escaped.slice() : plain.slice();
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' };
  const request = new Request('https://jimp.example', { method: 'POST', headers, body, ...{ duplex: 'half' } });
  const upload = readUpload(request, target, new AbortController().signal);
  await expect(upload).rejects.toMatchObject({ code: 'too_large', message: expect.not.stringContaining('video') });
  expect(sent).toBeLessThan(LIMITS.analysis.bodyBytes + 4 * MIB);
});
