import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny';
import type { SoundFacts } from '../../contracts/videoAnalysis';
import { createSoundMeter, type SoundMeter } from '../../domain/videoMeasures/sound/soundMeter';

/** In seconds, the most that is listened to: the longest video that the platform's own camera films. */
const MOST_SECONDS = 600;
/** The share that is enough to describe the sound, if the rest is damaged. */
const ENOUGH = 0.5;

/** How many seconds of a sound of this duration (s) are listened to. */
export const soundSeconds = (duration: number) => Math.min(duration, MOST_SECONDS);

function planesOf(sample: AudioSample): Float32Array[] {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });
}

/**
 * Decodes and measures the sound of a track, its first ten minutes; null if it cannot be decoded, or breaks off before
 * half of it was heard.
 * @param duration of the sound, s
 * @param onHeard called on the way with the seconds heard so far
 */
export async function measureSound(
  track: InputAudioTrack,
  duration: number,
  onHeard: (seconds: number) => void,
): Promise<SoundFacts | null> {
  const until = soundSeconds(duration);
  let heard = 0;
  let meter: SoundMeter | undefined;
  let format: { sampleRate: number; numberOfChannels: number } | undefined;
  try {
    for await (const sample of new AudioSampleSink(track).samples(0, until)) {
      format ??= { sampleRate: sample.sampleRate, numberOfChannels: sample.numberOfChannels };
      meter ??= createSoundMeter(format.sampleRate, format.numberOfChannels);
      // A stream that changes its format midway is measured in its first one.
      if (sample.sampleRate === format.sampleRate && sample.numberOfChannels === format.numberOfChannels)
        meter.add(planesOf(sample));
      heard = sample.timestamp + sample.duration;
      sample.close();
      onHeard(heard);
    }
  } catch {
    if (heard < until * ENOUGH) return null;
  }
  return meter?.facts() ?? null;
}
