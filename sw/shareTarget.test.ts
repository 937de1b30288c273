import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSharedFiles, SHARE_ACTION, SHARE_FIELD } from '../src/contracts/sharedFile';
import { SHARED_FILE_KEY } from '../src/contracts/storageKeys';
import { MOST_VIDEO_BYTES } from '../src/contracts/videoAnalysis';
import { stored } from '../tests/support/serviceWorker/device';
import { answerShare, isShare } from './shareTarget';
import { MOST_SHARED_BYTES } from './shareTargetFile';
import { keepSharedFile } from './shareTargetStore';

vi.mock(import('./shareTargetStore'), { spy: true });

const NOW = Date.UTC(2026, 10, 21, 10);
const ADDRESS = `https://jimp.example${SHARE_ACTION}`;
const video = (name = 'take.mp4', bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });
const image = (name = 'photo.jpg') => new File(['photo'], name, { type: 'image/jpeg' });

const untyped = new File(['film'], 'film.avi');

function posted(...files: readonly (File | string)[]): Request {
  const body = new FormData();
  for (const file of files) body.append(SHARE_FIELD, file);
  return new Request(ADDRESS, { method: 'POST', body });
}

async function share(request: Request, now = NOW): Promise<string | null> {
  const answer = await answerShare(request, now);
  expect(answer.status).toBe(303);
  return answer.headers.get('Location');
}

const allWaiting = async () => readSharedFiles(await stored.read(SHARED_FILE_KEY));
const waiting = async () => (await allWaiting()).at(-1);
const namesWaiting = async () => (await allWaiting()).map(({ file }) => file.name);

beforeEach(() => stored.clear());

describe('a shared file', () => {
  it('is in storage, unchanged, before the home opens', async () => {
    expect(await share(posted(new File(['film'], 'prise n° 3.mov', { type: 'video/quicktime' })))).toBe(
      '/?video=shared',
    );
    const { file, sharedAt } = (await waiting()) ?? {};
    expect([file?.name, file?.type, await file?.text()]).toEqual(['prise n° 3.mov', 'video/quicktime', 'film']);
    expect(sharedAt).toBe(NOW);
  });

  it('waits beside an older one, which it never replaces by itself', async () => {
    await share(posted(video('old.mp4')));
    await share(posted(video('new.mp4')), NOW + 1);
    expect(await namesWaiting()).toEqual(['old.mp4', 'new.mp4']);
    expect(await (await allWaiting())[0]?.file.arrayBuffer()).toHaveProperty('byteLength', 4);
  });

  it('waits beside one that an older version stored', async () => {
    await stored.write(SHARED_FILE_KEY, { file: video('old.mp4'), sharedAt: NOW });
    await share(posted(video('new.mp4')), NOW + 1);
    expect(await namesWaiting()).toEqual(['old.mp4', 'new.mp4']);
  });

  it('waits once, even when shared twice', async () => {
    const file = new File(['film'], 'take.mp4', { type: 'video/mp4', lastModified: NOW });
    vi.mocked(keepSharedFile).mockClear();
    await keepSharedFile({ file, sharedAt: NOW });
    await keepSharedFile({ file, sharedAt: NOW + 1 });
    expect(await namesWaiting()).toEqual(['take.mp4']);
  });

  it.each([
    ['the first video', [image(), video('first.mp4'), video('second.mp4')], 'first.mp4'],
    [
      'else the first image',
      [new File(['a'], 'a.pdf', { type: 'application/pdf' }), image(), image('b.jpg')],
      'photo.jpg',
    ],
    ['else one whose type is not known', [new File(['a'], 'a.pdf', { type: 'application/pdf' }), untyped], 'film.avi'],
    ['never one without bytes', [video('empty.mp4', 0), image()], 'photo.jpg'],
  ])('among several is %s', async (_, files, name) => {
    expect(await share(posted(...files))).toBe('/?video=shared');
    expect((await waiting())?.file.name).toBe(name);
  });

  it('may be as large as 50 MB', async () => {
    vi.mocked(keepSharedFile).mockResolvedValueOnce();
    expect(await share(posted(video('long.mp4', MOST_VIDEO_BYTES)))).toBe('/?video=shared');
    expect(vi.mocked(keepSharedFile).mock.lastCall?.[0].file.size).toBe(MOST_VIDEO_BYTES);
  });
});

describe('refused, and the home says why', () => {
  it.each<[string, () => Request, string]>([
    ['one byte more than 50 MB', () => posted(video('long.mp4', MOST_VIDEO_BYTES + 1)), '/?video=too-large'],
    [
      'no video and no image',
      () => posted(new File(['a'], 'a.pdf', { type: 'application/pdf' })),
      '/?video=wrong-type',
    ],
    ['no bytes', () => posted(video('empty.mp4', 0)), '/?video=empty'],
    ['nothing chosen', () => posted(new File([], '')), '/?video=not-kept'],
    ['a text alone', () => posted('https://example.com'), '/?video=not-kept'],
    ['an empty form, as some versions of Chrome send it', () => posted(), '/?video=not-kept'],
    ['no form', () => new Request(ADDRESS, { method: 'POST', body: 'film' }), '/?video=not-kept'],
    ['no body', () => new Request(ADDRESS, { method: 'POST' }), '/?video=not-kept'],
    [
      'a form that is cut off',
      () =>
        new Request(ADDRESS, {
          method: 'POST',
          body: '--b\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\nfil',
          headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
        }),
      '/?video=not-kept',
    ],
  ])('%s', async (_, request, home) => {
    expect(await share(request())).toBe(home);
    expect(await waiting()).toBeUndefined();
  });

  it('more than a worker can hold, which is not read to its end', async () => {
    const part = new Uint8Array(MOST_VIDEO_BYTES);
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(
            '--b\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n',
          ),
        ),
      pull(controller) {
        parts += 1;
        if (parts > 100) throw new Error('read to its end');
        controller.enqueue(part);
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    expect(await share(new Request(ADDRESS, init))).toBe('/?video=too-large');
    expect(parts * MOST_VIDEO_BYTES).toBeLessThan(2 * MOST_SHARED_BYTES);
  });

  it('what storage has no room for', async () => {
    vi.mocked(keepSharedFile).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    expect(await share(posted(video()))).toBe('/?video=not-kept');
  });

  it('leaves the waiting file where it is', async () => {
    await share(posted(video('first.mp4')));
    expect(await share(posted())).toBe('/?video=not-kept');
    expect((await waiting())?.file.name).toBe('first.mp4');
  });
});

it('a share is a POST to its address, and nothing else', () => {
  expect(isShare(posted(video()))).toBe(true);
  expect(isShare(new Request(ADDRESS))).toBe(false);
  expect(isShare(new Request('https://jimp.example/api/chat', { method: 'POST', body: '{}' }))).toBe(false);
});
