import type { SoundFacts } from '../../../contracts/videoAnalysis';
import { channelWeights, MOST_CHANNELS } from './loudness/channelWeights';
import { createLoudness } from './loudness/loudness';
import { createTruePeak } from './loudness/truePeak';
import { createSilences } from './silences';
import { createSpeech } from './speech/speechSpans';

/** Measures sound as it comes, in blocks of any size, which do not affect the facts. */
export interface SoundMeter {
  /**
   * The next block: one plane per channel, full scale ±1. A missing or short plane counts as silent, as does a sample
   * that is not a number; channels beyond 7.1 are ignored.
   */
  add(planes: readonly Float32Array[]): void;
  /** What has been measured so far; null before the first sample, and if the sample rate cannot be measured. */
  facts(): SoundFacts | null;
}

/** Samples per channel that are measured together. */
const BLOCK = 4096;

const LOWEST_RATE = 8000;
const HIGHEST_RATE = 192_000;

/**
 * A meter for sound at a sample rate in hertz (8,000 to 192,000) with this many channels, in WAVE order. Keeps about 1
 * MB per hour of sound.
 */
export function createSoundMeter(sampleRate: number, channels: number): SoundMeter {
  const count = Math.max(0, Math.min(MOST_CHANNELS, Math.trunc(channels) || 0));
  if (!(sampleRate >= LOWEST_RATE && sampleRate <= HIGHEST_RATE) || count === 0)
    return { add: () => undefined, facts: () => null };

  const block = Array.from({ length: count }, () => new Float32Array(BLOCK));
  const loudness = createLoudness(sampleRate, channelWeights(count));
  const truePeak = createTruePeak(count, BLOCK);
  const silences = createSilences(sampleRate);
  const speech = createSpeech(sampleRate, BLOCK);
  let isEmpty = true;

  return {
    add(planes) {
      const samples = Math.max(0, ...planes.slice(0, count).map(({ length }) => length));
      if (samples > 0) isEmpty = false;
      for (let from = 0; from < samples; from += BLOCK) {
        const size = Math.min(BLOCK, samples - from);
        block.forEach((clean, channel) => {
          copyNumbers(planes[channel], from, size, clean);
        });
        loudness.add(block, size);
        truePeak.add(block, size);
        silences.add(block, size);
        speech.add(block, size);
      }
    },
    facts: () =>
      isEmpty
        ? null
        : {
            loudness: loudness.integrated(),
            truePeak: truePeak.value(),
            loudestAt: loudness.loudestAt(),
            silences: silences.spans(),
            ...speech.facts(),
          },
  };
}

function copyNumbers(plane: Float32Array | undefined, from: number, size: number, clean: Float32Array): void {
  for (let at = 0; at < size; at++) {
    const sample = plane?.[from + at] ?? 0;
    clean[at] = Number.isFinite(sample) ? sample : 0;
  }
}
