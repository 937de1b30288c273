import type { Span } from '../../../contracts/videoAnalysis';

/** The silences of what has been added. */
export interface Silences {
  add(planes: readonly Float32Array[], samples: number): void;
  /** In order of time, seconds. */
  spans(): Span[];
}

/**
 * What counts as silence: every sample of every channel below −50 dBFS, the level of ffmpeg's own example. That it is
 * this and not the filter's default of −60 dBFS is a rule of thumb: the noise of a phone in a quiet room lies between.
 */
export const SILENCE_LEVEL = 10 ** (-50 / 20);

/** A shorter one is a pause for breath, seconds: a rule of thumb. */
export const SHORTEST_SILENCE = 0.5;

/** As many as the facts hold; of more, the longest are kept. */
const MOST_SILENCES = 200;

/**
 * Silences: stretches of at least 0.5 s in which no sample of any channel reaches the level, from the first such sample
 * to the first that is louder (or the end).
 * Source: ffmpeg's filter silencedetect (noise=-50dB, d=0.5, mono=0).
 */
export function createSilences(sampleRate: number): Silences {
  const shortest = SHORTEST_SILENCE * sampleRate;
  const kept: Span[] = [];
  let seen = 0;
  let since = 0;

  const spanTo = (end: number): Span => ({ from: since / sampleRate, to: end / sampleRate });
  const isLong = (end: number) => end - since >= shortest;

  return {
    add(planes, samples) {
      for (let at = 0; at < samples; at++) {
        if (!isHeard(planes, at)) continue;
        const now = seen + at;
        if (isLong(now)) keep(kept, spanTo(now));
        since = now + 1;
      }
      seen += samples;
    },
    spans() {
      const spans = [...kept];
      if (isLong(seen)) keep(spans, spanTo(seen));
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
