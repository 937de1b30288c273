import { expect, it } from 'vitest';
import { readUpload } from './readUpload';

const target = { begin: () => undefined, take: async () => undefined };

it('an endless body is read up to its limit, whatever its length is said to be', async () => {
  const limits = { bodyBytes: 1_000_000 };
  const encoder = new TextEncoder();
  let sent = 0;
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const piece = encoder.encode(sent === 0 ? '{"video_data":"' : 'A'.repeat(60_000));
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' };
  const request = new Request('https://jimp.example', { method: 'POST', headers, body, ...{ duplex: 'half' } });
  const upload = readUpload(request, target, new AbortController().signal, limits);
  await expect(upload).rejects.toMatchObject({ code: 'too_large', message: expect.not.stringContaining('video') });
  expect(sent).toBeLessThan(limits.bodyBytes + 200_000);
});
