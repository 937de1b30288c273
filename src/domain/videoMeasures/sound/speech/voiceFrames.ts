import { createFilter, highPass, lowPass } from '../biquad';
import { type Pitch, pitchOf } from './pitch';

/** What 32 ms of sound tell about a voice. */
export interface VoiceFrame {
  /** Level of the band in which speech is understood, 300 to 3400 Hz: dBFS of its mean square. */
  level: number;
  /** 0 to 1. */
  periodicity: number;
  /** In samples; only its ratio from frame to frame is meaningful. */
  period: number;
}

/** From one frame to the next, in seconds; a frame is twice as long. */
export const FRAME_STEP = 0.016;

/** In dBFS: anything lower is ignored, since a voice recorded on purpose is louder. */
export const LOWEST_LEVEL = -60;

/** The pitches of voices, from a low man's to a child's, in hertz. */
const LOWEST_PITCH = 70;
const HIGHEST_PITCH = 400;

/** In hertz: telephone quality is enough to recognise a voice, at a sixth of the work of 48 kHz. */
const ENOUGH_RATE = 8000;

/** The two stages of a fourth-order Butterworth filter. */
const STEEP = [0.5411961, 1.306563];

const SILENT: Pitch = { periodicity: 0, period: 0 };

/** Takes blocks of one channel in order (overwriting them), and passes on a frame every 16 ms. */
export interface VoiceFrames {
  add(mono: Float64Array, samples: number): void;
  /** Seconds from one frame to the next: 16 ms, rounded to samples. */
  step: number;
}

/**
 * Frames for the search of a voice. The sound is reduced to 8–16 kHz (low-pass at 3.4 kHz, every n-th sample); the
 * level is that of the band above 300 Hz, the pitch that of 80–1000 Hz, where a voice's strongest harmonics lie.
 */
export function createVoiceFrames(
  sampleRate: number,
  longestBlock: number,
  onFrame: (frame: VoiceFrame) => void,
): VoiceFrames {
  const every = Math.floor(sampleRate / ENOUGH_RATE);
  const rate = sampleRate / every;
  const narrow = createFilter(STEEP.map((q) => lowPass(sampleRate, 3400, q)));
  const toBand = createFilter([highPass(rate, 300)]);
  const toVoice = createFilter([highPass(rate, 80), lowPass(rate, 1000)]);
  const fewer = new Float64Array(Math.ceil(longestBlock / every));
  const voiced = new Float64Array(fewer.length);

  const step = Math.round(rate * FRAME_STEP);
  const size = 2 * step;
  const shortest = Math.floor(rate / HIGHEST_PITCH);
  const longest = Math.ceil(rate / LOWEST_PITCH);
  const band = new Float64Array(size + longest + 1);
  const voice = new Float64Array(band.length);
  let next = 0;
  let filled = 0;

  const frame = (): VoiceFrame => {
    const level = levelOf(band, size);
    const { periodicity, period } = level > LOWEST_LEVEL ? pitchOf(voice, size, shortest, longest) : SILENT;
    return { level, periodicity, period };
  };

  return {
    step: step / rate,
    add(mono, samples) {
      narrow(mono, samples);
      let count = 0;
      for (; next < samples; next += every) {
        fewer[count] = mono[next] ?? 0;
        count += 1;
      }
      next -= samples;
      voiced.set(fewer.subarray(0, count));
      toBand(fewer, count);
      toVoice(voiced, count);
      for (let at = 0; at < count; at++) {
        band[filled] = fewer[at] ?? 0;
        voice[filled] = voiced[at] ?? 0;
        filled += 1;
        if (filled < band.length) continue;
        onFrame(frame());
        band.copyWithin(0, step);
        voice.copyWithin(0, step);
        filled -= step;
      }
    },
  };
}

function levelOf(samples: Float64Array, size: number): number {
  let energy = 0;
  for (let at = 0; at < size; at++) energy += (samples[at] ?? 0) ** 2;
  return 10 * Math.log10(energy / size + Number.MIN_VALUE);
}
