import type { Span } from '../../../contracts/videoAnalysis';

/** The silences in everything added so far. */
export interface Silences {
  add(planes: readonly Float32Array[], samples: number): void;
  /** In order of time, in seconds. */
  spans(): Span[];
}

/**
 * The level of silence: every sample of every channel below −50 dBFS, as in ffmpeg's own example. Choosing it over the
 * filter's default of −60 dBFS is a rule of thumb: the noise of a phone in a quiet room lies between the two.
 */
export const SILENCE_LEVEL = 10 ** (-50 / 20);

/** In seconds. Anything shorter is a pause for breath: a rule of thumb. */
export const SHORTEST_SILENCE = 0.5;

/** As many as the facts hold; beyond that, the longest are kept. */
const MOST_SILENCES = 200;

/**
 * Silences: stretches of at least 0.5 s in which no sample of any channel reaches the level, from the first such sample
 * to the first louder one (or the end). Source: ffmpeg's filter silencedetect (noise=-50dB, d=0.5, mono=0).
 */
export function createSilences(sampleRate: number): Silences {
  const shortest = SHORTEST_SILENCE * sampleRate;
  const longest: Span[] = [];
  let samplesSeen = 0;
  let since = 0;

  const spanTo = (end: number): Span => ({ from: since / sampleRate, to: end / sampleRate });
  const isLong = (end: number) => end - since >= shortest;

  return {
    add(planes, samples) {
      for (let at = 0; at < samples; at++) {
        if (!isHeard(planes, at)) continue;
        const now = samplesSeen + at;
        if (isLong(now)) keep(longest, spanTo(now));
        since = now + 1;
      }
      samplesSeen += samples;
    },
    spans() {
      const spans = [...longest];
      if (isLong(samplesSeen)) keep(spans, spanTo(samplesSeen));
      return spans;
    },
  };
}

function isHeard(planes: readonly Float32Array[], at: number): boolean {
  for (let channel = 0; channel < planes.length; channel++)
    if (Math.abs(planes[channel]?.[at] ?? 0) >= SILENCE_LEVEL) return true;
  return false;
}

function keep(spans: Span[], span: Span): void {
  spans.push(span);
  if (spans.length <= MOST_SILENCES) return;
  const lengths = spans.map(({ from, to }) => to - from);
  spans.splice(lengths.indexOf(Math.min(...lengths)), 1);
}
