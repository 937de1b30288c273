import { BufferTarget, canEncodeVideo, Mp4OutputFormat, Output } from 'mediabunny';
import { type OpenVideo, openVideo } from './openVideo';
import { encodeSmall, FRAME_RATE, SMALL_QUALITY, smallPictureSource, smallSize } from './smallPicture';
import { smallSound } from './smallSound';

/** In seconds: how much of the beginning goes into the small version. */
const MOST_SECONDS = 90;

async function convert(
  { facts, video, audio }: OpenVideo,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer | null> {
  const until = Math.min(facts.duration ?? MOST_SECONDS, MOST_SECONDS);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  try {
    const picture = smallPictureSource();
    output.addVideoTrack(picture, {
      rotation: await video.getRotation(),
      flip: await video.getFlip(),
      frameRate: FRAME_RATE,
    });
    const sound = audio && (await smallSound(audio));
    if (sound) output.addAudioTrack(sound.source);
    await output.start();
    await Promise.all([encodeSmall(video, picture, until, (at) => onProgress(at / until)), sound?.fill(until)]);
    await output.finalize();
    return target.buffer;
  } catch (error) {
    await output.cancel();
    throw error;
  }
}

/**
 * Makes a small version of a video: MP4, H.264 with 540 px on the short side and 320 kbit/s, its first 90 seconds, with
 * its sound (smallSound.ts). Undefined if this browser cannot decode or encode it, or if it would not be smaller.
 * @param onProgress the share done, 0 to 1
 */
export async function shrinkVideo(file: Blob, onProgress: (share: number) => void): Promise<Blob | undefined> {
  onProgress(0); // it has begun
  const opened = await openVideo(file);
  try {
    const canEncode = canEncodeVideo('avc', { ...(await smallSize(opened.video)), quality: SMALL_QUALITY });
    if (!(await opened.video.canDecode()) || !(await canEncode)) return undefined;
    const buffer = await convert(opened, onProgress);
    return buffer && buffer.byteLength < file.size ? new Blob([buffer], { type: 'video/mp4' }) : undefined;
  } finally {
    opened.close();
  }
}
