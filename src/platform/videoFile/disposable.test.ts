import { readFileSync } from 'node:fs';
import { BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { CONTAINERS } from '../../lib/containerFacts';
import { isDisposable, lengthBytesOf } from './disposable';
import { neededOf } from './neededFrames';

async function videoOf(name: string) {
  const source = new BufferSource(readFileSync(`tests/fixtures/videos/${name}`));
  const track = await new Input({ source, formats: CONTAINERS }).getPrimaryVideoTrack();
  if (!track) throw new Error(`${name} has no picture`);
  return track;
}

/** How many of the packets are disposable, and whether a key frame is among them. */
async function countDisposable(name: string) {
  const track = await videoOf(name);
  const { lengthBytes = 0 } = (await neededOf(track)) ?? {};
  let [all, disposable, keys] = [0, 0, 0];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    all++;
    if (!isDisposable(packet.data, lengthBytes)) continue;
    disposable++;
    if (packet.type === 'key') keys++;
  }
  return { all, disposable, keys };
}

describe('isDisposable', () => {
  it('finds the B-frames that no other frame needs, and no key frame', async () => {
    // ffmpeg's trace_headers finds 47 slices with a nal_ref_idc of 0 in it.
    expect(await countDisposable('cuts.mov')).toEqual({ all: 100, disposable: 47, keys: 0 });
  });

  it('finds none if there are no B-frames', async () => {
    expect(await countDisposable('portrait.mp4')).toEqual({ all: 90, disposable: 0, keys: 0 });
  });

  it('skips what is not a slice, and treats truncated data as needed', () => {
    const sei = [0, 0, 0, 2, 6, 1];
    expect(isDisposable(Uint8Array.from([...sei, 0, 0, 0, 2, 0x01, 9]), 4)).toBe(true);
    expect(isDisposable(Uint8Array.from([...sei, 0, 0, 0, 2, 0x41, 9]), 4)).toBe(false);
    expect(isDisposable(Uint8Array.from([0, 0, 0]), 4)).toBe(false);
    expect(isDisposable(new Uint8Array(), 4)).toBe(false);
  });
});

describe('neededOf', () => {
  it('is for H.264 only', async () => {
    expect(await neededOf(await videoOf('portrait.mp4'))).toMatchObject({ lengthBytes: 4 });
    expect(await neededOf(await videoOf('vp8.webm'))).toBeUndefined();
  });

  it('reads the size of lengths from the configuration', () => {
    expect(lengthBytesOf(Uint8Array.from([1, 100, 0, 31, 0xff]))).toBe(4);
    expect(lengthBytesOf(Uint8Array.from([1, 100, 0, 31, 0xfd]).buffer)).toBe(2);
    expect(lengthBytesOf(Uint8Array.from([0, 0, 0, 1, 0x67]))).toBeUndefined();
  });
});
