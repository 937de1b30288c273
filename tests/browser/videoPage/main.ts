import type { Thumbnail, VideoFacts } from '../../../src/contracts/videoAnalysis';
import { measureVideo } from '../../../src/platform/videoFile/measureVideo';
import { makeSmallVersion } from '../../../src/platform/videoFile/smallVersion';
import { VideoFileError, type VideoFileProblem } from '../../../src/platform/videoFile/videoFileError';
import { trustScripts } from '../../../src/start/trustScripts';
import { damageFile } from '../../fixtures/videos/damage';
import { exampleClip } from './exampleClip';

trustScripts();

/** What a file gave, and how it went. */
export interface Outcome {
  facts?: VideoFacts;
  thumbnails?: Thumbnail[];
  problem?: VideoFileProblem;
  /** The name of anything thrown other than a `VideoFileError`. */
  thrown?: string;
  /** Every progress share that was reported. */
  shares: number[];
  ms: number;
}

/** A small version: its size, what measuring it gives, and the time it took. */
interface Shrunk {
  bytes: number;
  outcome: Outcome;
  ms: number;
}

/** The source of a file: an address of the page, damaged by the seed if there is one, served with a type of its own. */
interface Served {
  name: string;
  type: string;
  damagedBy?: number;
}

/** … or what was chosen in the page's field. */
export type FileSource = Served | 'chosen';

async function fileOf(source: FileSource): Promise<File> {
  if (source !== 'chosen') return servedFile(source);
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was chosen');
  return file;
}

async function servedFile({ name, type, damagedBy }: Served): Promise<File> {
  const bytes = new Uint8Array(await (await fetch(`/videos/${name}`)).arrayBuffer());
  if (damagedBy === undefined) return new File([bytes], name, { type });
  const damaged = damageFile(bytes, { type, seed: damagedBy });
  return new File([damaged.bytes], name, { type: damaged.type });
}

async function outcomeOf(file: File, signal: AbortSignal): Promise<Outcome> {
  const shares: number[] = [];
  const started = performance.now();
  const took = () => performance.now() - started;
  try {
    const measured = await measureVideo(file, { signal, onProgress: (share) => shares.push(share) });
    return { ...measured, shares, ms: took() };
  } catch (error) {
    if (error instanceof VideoFileError) return { problem: error.problem, shares, ms: took() };
    return { thrown: error instanceof Error ? error.name : String(error), shares, ms: took() };
  }
}

const videoPage = {
  async measure(source: FileSource): Promise<Outcome> {
    return outcomeOf(await fileOf(source), new AbortController().signal);
  },

  /** Measures, and cancels once progress has been reported this many times. */
  async cancel(source: FileSource, afterShares: number): Promise<Outcome> {
    const controller = new AbortController();
    const file = await fileOf(source);
    const shares: number[] = [];
    const started = performance.now();
    try {
      await measureVideo(file, {
        signal: controller.signal,
        onProgress(share) {
          if (shares.push(share) >= afterShares) controller.abort();
        },
      });
    } catch (error) {
      const thrown = error instanceof DOMException ? error.name : String(error);
      return { thrown, shares, ms: performance.now() - started };
    }
    return { shares, ms: performance.now() - started };
  },

  /** Saves a clip like one filmed on a phone (exampleClip.ts). */
  async saveExample(seconds: number): Promise<void> {
    const href = URL.createObjectURL(await exampleClip(seconds));
    Object.assign(document.createElement('a'), { href, download: 'example.mp4' }).click();
  },

  /** Makes the small version and measures it. */
  async shrink(source: FileSource): Promise<Shrunk | 'unreached' | undefined> {
    const started = performance.now();
    const { signal } = new AbortController();
    const shares: number[] = [];
    const small = await makeSmallVersion(await fileOf(source), { signal, onProgress: (share) => shares.push(share) });
    if (small === 'unreached' || !small) return small;
    const ms = performance.now() - started;
    const outcome = await outcomeOf(new File([small], 'small.mp4', { type: small.type }), signal);
    return { bytes: small.size, outcome: { ...outcome, shares }, ms };
  },
};

export type VideoPage = typeof videoPage;

declare global {
  interface Window {
    videoPage: VideoPage;
  }
}
window.videoPage = videoPage;
