import { BlobSource, Input, type InputAudioTrack, type InputVideoTrack } from 'mediabunny';
import { CONTAINERS, type ContainerFacts, containerFactsOf } from '../../lib/containerFacts';
import { hasPlausibleTables } from '../../lib/mp4Tables';
import { checkLimits } from './declaredLimits';
import { VideoFileError } from './videoFileError';

export interface OpenVideo {
  facts: ContainerFacts;
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
  close(): void;
}

const readerOf = (file: Blob) => async (from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Checks what the file declares before anything relies on it. */
async function checkDeclared(input: Input, video: InputVideoTrack): Promise<void> {
  const duration = await input.getDurationFromMetadata();
  checkLimits({ duration, width: await video.getDisplayWidth(), height: await video.getDisplayHeight() });
}

/**
 * Opens an MP4, MOV, WebM or Matroska file and reads what its container says. It is read in ranges, never as a whole.
 * Rejects with a `VideoFileError`: 'unreadable' if it is none of these or has no picture, or what `checkLimits` says.
 */
export async function openVideo(file: Blob): Promise<OpenVideo> {
  if (!(await hasPlausibleTables(readerOf(file), file.size))) throw new VideoFileError('unreadable');
  const input = new Input({ source: new BlobSource(file), formats: CONTAINERS });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new VideoFileError('unreadable');
    await checkDeclared(input, video);
    const facts = await containerFactsOf(input, file.size);
    checkLimits(facts);
    return { facts, video, audio: await input.getPrimaryAudioTrack(), close: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw error instanceof VideoFileError ? error : new VideoFileError('unreadable', error);
  }
}
