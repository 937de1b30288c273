import { BufferSource } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { videoFacts } from '../../src/contracts/videoAnalysis';
import { readAviHeader } from '../../src/domain/videoMeasures/aviHeader';
import { readContainer } from '../../src/lib/containerFacts';
import { factsOf } from '../../worker-api/video/fileFacts';
import { FileSieve } from '../../worker-api/video/fileSieve';
import { damageFile } from '../fixtures/videos/damage';
import { box, moovOf, videoFile } from '../fixtures/videoUpload';

/** What is known about a file that went through the sieve in pieces of `length` bytes. */
function sieved(file: Uint8Array, length = 10_000, type = 'video/mp4') {
  const sieve = new FileSieve();
  for (let at = 0; at < file.length; at += length) sieve.add(file.subarray(at, at + length));
  return factsOf(sieve.end(), file.length, type);
}
const DAMAGED_FILES = process.env.FULL ? 500 : 60;
const whole = (file: Uint8Array) => readContainer(new BufferSource(file), file.length);

describe('what a file says about itself, without its media data', () => {
  it.each(['portrait.mp4', 'cuts.mov', 'steady-silent.mp4', 'vp8.webm', 'mute-vp9.webm'])(
    'is the same as in the whole of %s, however it is cut',
    async (name) => {
      const file = videoFile(name);
      const facts = { kind: 'video', ...(await whole(file)), picture: null, sound: null };
      for (const length of [file.length, 10_000, 999]) expect(await sieved(file, length)).toEqual(facts);
      videoFacts.parse(facts);
    },
  );

  it('is found wherever it is: at the beginning, at the end, after media data whose size is written in 64 bits', async () => {
    const file = videoFile('portrait.mp4');
    const [moovAt, length] = [moovOf(file), 3_000_000];
    const [before, moov] = [file.subarray(0, moovAt), file.subarray(moovAt)];
    const large = box('mdat', new Uint8Array(length), { large: true });
    const expected = { ...(await whole(file)), bytes: file.length + large.length };
    for (const parts of [
      [before, moov, large],
      [before, large, moov],
    ])
      expect(await sieved(Buffer.concat(parts))).toMatchObject(expected);
  });

  it('is taken from an AVI’s header', async () => {
    const file = videoFile('clip.avi');
    expect(await sieved(file, 1000, 'video/x-msvideo')).toEqual({
      kind: 'video',
      bytes: file.length,
      ...readAviHeader(file),
      picture: null,
      sound: null,
    });
  });

  it('includes the duration of a long WebM, even if its index is at the end', async () => {
    const file = videoFile('vp8.webm');
    const long = Buffer.concat([file, new Uint8Array(4_000_000)]);
    const { width, height, videoCodec } = await whole(file);
    expect(await sieved(long, 50_000, 'video/webm')).toMatchObject({ container: 'webm', width, height, videoCodec });
  });

  it('is the size of an image, and nothing in a file of another kind', async () => {
    const nothing = { container: null, duration: null, width: null, hasSound: null };
    expect(await sieved(videoFile('picture.png'), 500, 'image/png')).toMatchObject({
      kind: 'image',
      container: 'png',
      width: 360,
      duration: null,
    });
    for (const text of ['', 'x', 'not a video', '\0'.repeat(2_000_000)])
      expect(await sieved(Buffer.from(text))).toMatchObject({ kind: 'video', ...nothing });
  });

  it('is not stored beyond four megabytes, and endless boxes are not followed', async () => {
    const file = videoFile('portrait.mp4');
    const huge = Buffer.concat([box('ftyp', new Uint8Array(4)), box('moov', new Uint8Array(6_000_000))]);
    const many = Buffer.concat([
      box('ftyp', new Uint8Array(4)),
      Buffer.alloc(8 * 200_000, box('uuid', new Uint8Array(0))),
      file,
    ]);
    for (const hostile of [huge, many]) expect(await sieved(hostile)).toMatchObject({ duration: null, width: null });
  });
});

describe('damaged files', () => {
  it('are files about which less is known, whatever is wrong with them', async () => {
    const names = ['portrait.mp4', 'cuts.mov', 'vp8.webm', 'clip.avi'];
    for (let seed = 0; seed < DAMAGED_FILES; seed += 1) {
      const damaged = damageFile(videoFile(names[seed % names.length] ?? ''), { type: 'video/mp4', seed });
      videoFacts.parse(await sieved(damaged.bytes, 5000));
    }
  }, 200_000);
});
