import type { AnalysisRequest } from '../../../contracts/videoAnalysis';

/** A multiple of 3, so that the base64 of the pieces is the base64 of the whole. */
const PIECE_BYTES = 3 * 256 * 1024;

/** The base64 of a blob, without a prefix; made by the browser, off the main thread. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(blob);
  });
}

/**
 * The body of POST /api/analyze-video as JSON with `video_data` last. It is assembled from pieces that the browser may
 * keep on disk, so that a file of 50 MB is never a single text of 70 MB in memory.
 *
 * @param video what is sent: read piece by piece, at most `PIECE_BYTES` at once
 * @throws the signal's reason if it is aborted; the reader's error if the file cannot be read (any more)
 */
export async function analysisBody(
  request: Omit<AnalysisRequest, 'video_data'>,
  video: Blob,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: Blob[] = [new Blob([`${JSON.stringify(request).slice(0, -1)},"video_data":"`])];
  for (let from = 0; from < video.size; from += PIECE_BYTES) {
    parts.push(new Blob([await base64Of(video.slice(from, from + PIECE_BYTES))]));
    signal.throwIfAborted();
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}
