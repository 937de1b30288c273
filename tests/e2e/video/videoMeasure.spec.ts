import { expect, type Page } from '@playwright/test';
import { type VideoFacts, videoFacts } from '../../../src/contracts/videoAnalysis';
import { readImageHeader } from '../../../src/lib/imageHeader';
import type { Outcome } from '../../browser/videoPage/main';
import reference from '../../fixtures/videos/reference.json' with { type: 'json' };
import { sample } from '../support/everyday';
import { type FixtureName, measure, sourceOf, TYPES, test } from '../support/videoPage';

type Container = Omit<VideoFacts, 'bytes' | 'picture' | 'sound' | 'videoBitRate' | 'audioBitRate'>;

const VIDEO = { kind: 'video', width: 360, height: 640, frameRate: 30, duration: 3 } as const;
const IMAGE = {
  kind: 'image',
  duration: null,
  frameRate: null,
  videoCodec: null,
  audioCodec: null,
  hasSound: null,
} as const;
const SILENT = { audioCodec: null, hasSound: false } as const;

/** What ffprobe says about the fixtures, with mediabunny's names. WebM counts from 7 ms on, the delay of its sound. */
const CONTAINERS: Record<FixtureName, Container> = {
  'portrait.mp4': { ...VIDEO, container: 'mp4', videoCodec: 'avc', audioCodec: 'aac', hasSound: true },
  'cuts.mov': {
    ...VIDEO,
    container: 'mov',
    videoCodec: 'avc',
    audioCodec: 'aac',
    hasSound: true,
    frameRate: 25,
    duration: 4,
  },
  'vp8.webm': { ...VIDEO, container: 'webm', videoCodec: 'vp8', audioCodec: 'opus', hasSound: true, duration: 3.007 },
  'mute-vp9.webm': {
    ...VIDEO,
    container: 'webm',
    videoCodec: 'vp9',
    audioCodec: 'opus',
    hasSound: true,
    duration: 3.007,
  },
  'clip.avi': { ...VIDEO, container: 'avi', videoCodec: 'xvid', audioCodec: 'mp3', hasSound: true, duration: 91 / 30 },
  'dark.mp4': { ...VIDEO, container: 'mp4', videoCodec: 'avc', audioCodec: 'aac', hasSound: true },
  'shaky-silent.mp4': { ...VIDEO, ...SILENT, container: 'mp4', videoCodec: 'avc' },
  'steady-silent.mp4': { ...VIDEO, ...SILENT, container: 'mp4', videoCodec: 'avc' },
  'blurred-silent.mp4': { ...VIDEO, ...SILENT, container: 'mp4', videoCodec: 'avc' },
  'picture.png': { ...IMAGE, container: 'png', width: 360, height: 640 },
  'picture.jpeg': { ...IMAGE, container: 'jpeg', width: 640, height: 360 },
};

/** The distance allowed from ffmpeg's values over all frames and samples: share of white, LU, dB. */
const TOLERANCE = { brightness: 0.02, loudness: 0.5, truePeak: 0.6 };
/** In dBTP: what a decoder leaves of silence. */
const SILENCE = -100;

function factsOf({ facts }: Outcome): VideoFacts {
  expect(facts).toBeDefined();
  return videoFacts.parse(facts);
}

async function factsOfFixture(page: Page, name: FixtureName): Promise<VideoFacts> {
  return factsOf(await measure(page, sourceOf(name)));
}

const expectNear = (value: number | null | undefined, expected: number | null, tolerance: number) => {
  if (expected === null) expect(value ?? null).toBeNull();
  else expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);
};

/** Takes WebCodecs away from the worker, as in browsers without it. */
async function withoutCodecs(page: Page): Promise<void> {
  const codecs = ['VideoDecoder', 'AudioDecoder', 'VideoEncoder', 'AudioEncoder'];
  await page.context().route(/video\.worker/, async (route) => {
    const response = await route.fetch();
    const missing = codecs.map((name) => `self.${name} = undefined;`).join('');
    await route.fulfill({ response, body: missing + (await response.text()) });
  });
}

for (const name of sample(Object.keys(TYPES) as FixtureName[], 3))
  test(`${name} is measured: its container exactly, light and loudness as ffmpeg does`, async ({ page }) => {
    const outcome = await measure(page, sourceOf(name));
    const facts = factsOf(outcome);
    expect(facts).toMatchObject(CONTAINERS[name]);

    const measured = name === 'clip.avi' ? undefined : reference[name];
    expectNear(facts.picture?.brightness, measured?.brightness ?? null, TOLERANCE.brightness);
    expectNear(facts.sound?.loudness, measured?.loudness ?? null, TOLERANCE.loudness);
    const peak = facts.sound?.truePeak ?? SILENCE;
    expectNear(peak > SILENCE ? peak : null, measured?.truePeak ?? null, TOLERANCE.truePeak);

    expect(outcome.shares).toEqual(outcome.shares.toSorted((one, other) => one - other));
    expect(outcome.shares.at(-1)).toBe(1);
    for (const { url } of outcome.thumbnails ?? []) {
      expect(url.length).toBeLessThan(40_000);
      const picture = readImageHeader(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
      expect(picture?.container).toBe('jpeg');
      expect(picture?.width).toBeLessThanOrEqual(160);
    }
    expect(outcome.thumbnails?.length).toBeGreaterThanOrEqual(measured ? 1 : 0);
    expect(outcome.thumbnails?.length).toBeLessThanOrEqual(10);
  });

test('bit rates are those of the packets', async ({ page }) => {
  const { videoBitRate, audioBitRate } = await factsOfFixture(page, 'portrait.mp4');
  expect(Math.round(videoBitRate ?? 0)).toBe(337_109);
  expectNear(audioBitRate, 64_609, 1);
});

test('cuts, black and silence are found at their seconds', async ({ page }) => {
  const { picture, sound } = await factsOfFixture(page, 'cuts.mov');
  expect(picture?.cuts).toHaveLength(3);
  for (const [index, moment] of [1.2, 2.4, 3.2].entries()) expectNear(picture?.cuts[index], moment, 0.2);
  expect(picture?.black).toHaveLength(1);
  expectNear(picture?.black[0]?.from, 2.4, 0.2);
  expectNear(picture?.black[0]?.to, 3.2, 0.2);
  expect(sound?.silences).toHaveLength(1);
  expectNear(sound?.silences[0]?.from, 2, 0.1);
  expectNear(sound?.silences[0]?.to, 3, 0.1);
});

test('a shaky, a steady and a blurred video of the same picture are told apart', async ({ page }) => {
  const shaky = (await factsOfFixture(page, 'shaky-silent.mp4')).picture;
  const steady = (await factsOfFixture(page, 'steady-silent.mp4')).picture;
  const blurred = (await factsOfFixture(page, 'blurred-silent.mp4')).picture;
  expect(steady?.shake).toBeLessThan(0.1);
  expect(shaky?.shake).toBeGreaterThan(1);
  expect(blurred?.sharpness).toBeLessThan((steady?.sharpness ?? 0) / 10);
  expect(steady?.frozen).toHaveLength(1);
});

test('a missing or wrong type from a phone is no obstacle; a text is refused', { tag: '@full' }, async ({ page }) => {
  for (const type of ['', 'application/octet-stream', 'image/png', 'video/webm'])
    expect(factsOf(await measure(page, { name: 'portrait.mp4', type })).container).toBe('mp4');
  expect(factsOf(await measure(page, { name: 'picture.png', type: 'video/mp4' })).kind).toBe('image');
  expect(await measure(page, { name: 'portrait.mp4', type: 'text/plain' })).toMatchObject({ problem: 'type' });
  expect(await measure(page, { name: 'reference.json', type: 'video/mp4' })).toMatchObject({ problem: 'document' });
});

test('cancelling ends the worker at once', async ({ page }) => {
  const outcome = await page.evaluate((source) => window.videoPage.cancel(source, 1), sourceOf('portrait.mp4'));
  expect(outcome.thrown).toBe('AbortError');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('without WebCodecs a video element and Web Audio give the same picture and sound', async ({ page }) => {
  await withoutCodecs(page);
  for (const name of ['portrait.mp4', 'vp8.webm'] as const) {
    const outcome = await measure(page, sourceOf(name));
    const facts = factsOf(outcome);
    expect(facts).toMatchObject(CONTAINERS[name]);
    expect(facts.picture?.frames).toBeGreaterThanOrEqual(22);
    expectNear(facts.picture?.brightness, reference[name].brightness, TOLERANCE.brightness);
    expectNear(facts.sound?.loudness, reference[name].loudness, TOLERANCE.loudness);
    expect(outcome.thumbnails?.length).toBeGreaterThanOrEqual(2);
    expect(outcome.shares).toEqual(outcome.shares.toSorted((one, other) => one - other));
  }
  const cancelled = await page.evaluate((source) => window.videoPage.cancel(source, 3), sourceOf('portrait.mp4'));
  expect(cancelled.thrown).toBe('AbortError');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a small version plays as long, with its sound; if it cannot be made there is none', async ({ page }) => {
  const made = (name: FixtureName) => page.evaluate((source) => window.videoPage.shrink(source), sourceOf(name));
  const shrink = async (name: FixtureName) => {
    const small = await made(name);
    if (small === 'unreached') throw new Error('What makes it could not be fetched');
    return small;
  };
  const copied = await shrink('portrait.mp4');
  expect(copied?.bytes).toBeLessThan(154_820);
  expect(factsOf(copied?.outcome ?? { shares: [], ms: 0 })).toMatchObject({
    ...CONTAINERS['portrait.mp4'],
    frameRate: 15,
    duration: expect.closeTo(3, 1),
  });
  const encoded = factsOf((await shrink('vp8.webm'))?.outcome ?? { shares: [], ms: 0 });
  expect(encoded).toMatchObject({ container: 'mp4', videoCodec: 'avc', width: 360, height: 640, hasSound: true });
  expectNear(encoded.picture?.brightness, reference['vp8.webm'].brightness, TOLERANCE.brightness);
  expectNear(encoded.sound?.loudness, reference['vp8.webm'].loudness, 1);
  expect(await shrink('picture.png')).toBeUndefined();
  await page.route('**/shrinkVideo-*.js', (route) => route.abort());
  expect(await made('portrait.mp4')).toBe('unreached');
  await page.unrouteAll();
  await withoutCodecs(page);
  expect(await shrink('portrait.mp4')).toBeUndefined();
});
