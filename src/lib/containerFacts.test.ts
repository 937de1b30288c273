import { readFileSync } from 'node:fs';
import { BufferSource } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { readContainer } from './containerFacts';

const FIXTURES = 'tests/fixtures/videos';

const factsOf = (bytes: Uint8Array) => readContainer(new BufferSource(bytes), bytes.length);
const factsOfFixture = (name: string) => factsOf(readFileSync(`${FIXTURES}/${name}`));

describe('readContainer', () => {
  it('reads an MP4 filmed upright on a phone: its size is as shown', async () => {
    expect(await factsOfFixture('portrait.mp4')).toEqual({
      bytes: 154_820,
      container: 'mp4',
      duration: 3,
      width: 360,
      height: 640,
      frameRate: 30,
      videoCodec: 'avc',
      audioCodec: 'aac',
      videoBitRate: expect.closeTo(337_109, 0),
      audioBitRate: expect.closeTo(64_610, 0),
      hasSound: true,
    });
  });

  it('reads MOV and WebM, and says when there is no sound', async () => {
    expect(await factsOfFixture('cuts.mov')).toMatchObject({ container: 'mov', duration: 4, frameRate: 25 });
    expect(await factsOfFixture('vp8.webm')).toMatchObject({
      container: 'webm',
      videoCodec: 'vp8',
      audioCodec: 'opus',
    });
    expect(await factsOfFixture('steady-silent.mp4')).toMatchObject({ hasSound: false, audioCodec: null });
  });

  it('reads what is left of a truncated WebM, and rejects what is not a container', async () => {
    const webm = readFileSync(`${FIXTURES}/vp8.webm`);
    const cut = await factsOf(webm.subarray(0, webm.length / 2));
    expect(cut).toMatchObject({ container: 'webm', width: 360, height: 640, videoCodec: 'vp8' });
    await expect(factsOf(readFileSync(`${FIXTURES}/picture.png`))).rejects.toThrow();
    await expect(factsOf(new Uint8Array())).rejects.toThrow();
  });
});
