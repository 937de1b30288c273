import {
  AudioSampleSink,
  AudioSampleSource,
  type AudioSource,
  canEncodeAudio,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  type InputAudioTrack,
  Quality,
} from 'mediabunny';

/** In bits per second: AAC up to this rate is copied unchanged. */
const MOST_COPIED = 96_000;
/** Otherwise it is encoded as speech: one channel, in bits per second and Hz. */
const ENCODED = { numberOfChannels: 1, sampleRate: 48_000 };
const QUALITY = new Quality({ bitrate: 32_000 });
/** In order of preference; Chromium encodes Opus but not AAC on all systems. */
const CODECS = ['aac', 'opus'] as const;

/** A track of the small version: where its sound goes, and what fills it up to a time (s). */
export interface SmallSound {
  source: AudioSource;
  fill(until: number): Promise<void>;
}

function copied(track: InputAudioTrack): SmallSound {
  const source = new EncodedAudioPacketSource('aac');
  return {
    source,
    async fill(until) {
      const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        if (packet.timestamp >= until) break;
        // Anything before the beginning is never heard.
        if (packet.timestamp >= 0) await source.add(packet, { decoderConfig });
      }
      source.close();
    },
  };
}

function encoded(track: InputAudioTrack, codec: (typeof CODECS)[number]): SmallSound {
  const source = new AudioSampleSource({ codec, quality: QUALITY, transform: ENCODED });
  return {
    source,
    async fill(until) {
      for await (const sample of new AudioSampleSink(track).samples(0, until)) {
        await source.add(sample);
        sample.close();
      }
      source.close();
    },
  };
}

/**
 * How the sound gets into the small version: AAC of a low rate unchanged; else re-encoded if the browser can; else AAC
 * of any rate unchanged. Undefined if none of these works: the small version is then silent.
 */
export async function smallSound(track: InputAudioTrack): Promise<SmallSound | undefined> {
  const isAac = (await track.getCodec()) === 'aac';
  const isLow = isAac && (await track.computePacketStats(200)).averageBitrate <= MOST_COPIED;
  if (isLow) return copied(track);
  if (await track.canDecode())
    for (const codec of CODECS)
      if (await canEncodeAudio(codec, { ...ENCODED, quality: QUALITY })) return encoded(track, codec);
  return isAac ? copied(track) : undefined;
}
