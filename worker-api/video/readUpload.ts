import * as z from 'zod/mini';
import { LIMITS } from '../../src/contracts/limits';
import { analysisRequest, MOST_VIDEO_BYTES } from '../../src/contracts/videoAnalysis';
import { ApiError } from '../errors';
import type { AnalysisFields } from '../models/judgePrompt';
import { bodyTooLarge, cutOff, decodeText, parseJson, requireJson } from '../readJson';
import { Base64Decoder, Base64Error } from './base64Decoder';
import { LongStringReader, RestTooLargeError } from './longStringReader';

/** Frames (eight of 40 kB) and measured facts, with room to spare. */
const MOST_FIELD_BYTES = 512 * 1024;
/** Bytes per read; the same memory serves all reads. */
const READ_BYTES = 64 * 1024;

const fieldsSoFar = z.partial(z.omit(analysisRequest, { video_data: true }));

const fileTooLarge = new ApiError(
  'too_large',
  `The video is too large: send a file of at most ${MOST_VIDEO_BYTES} bytes (50 MB).`,
);
const noBase64 = new ApiError(
  'bad_request',
  "'video_data' is not base64: send the file in the standard alphabet, padded, without prefix, spaces or line breaks.",
);
const sentTwice = new ApiError('bad_request', "'video_data' came twice: send it once.");
const empty = new ApiError('bad_request', "'video_data' must not be empty. Correct it and send it again.");

/** Receives an upload while it comes in. */
export interface UploadTarget {
  /** The file begins: everything before it is known and valid. */
  begin: (known: Partial<AnalysisFields>) => void;
  /** The next piece of the file, as sent and decoded. Its memory is reused once this resolves. */
  take: (base64: Uint8Array, bytes: Uint8Array) => Promise<void>;
}

export interface Upload {
  fields: AnalysisFields;
  /** The size of the file in bytes. */
  bytes: number;
}

/**
 * Reads the body of POST /api/analyze-video as it comes in and passes the file on piece by piece: neither is ever held
 * in memory. Everything is counted and checked on the way, whatever Content-Length says. Throws an ApiError when it
 * refuses, and the signal's reason when that aborts.
 */
export async function readUpload(
  request: Request,
  target: UploadTarget,
  signal: AbortSignal,
  { bodyBytes }: { bodyBytes: number } = LIMITS.analysis,
): Promise<Upload> {
  requireJson(request);
  if (Number(request.headers.get('Content-Length')) > bodyBytes) throw bodyTooLarge(bodyBytes);
  const reader = new LongStringReader('video_data', MOST_FIELD_BYTES);
  const decoder = new Base64Decoder();
  let received = 0;
  let isBegun = false;
  try {
    for await (const chunk of chunksOf(request.body, signal)) {
      received += chunk.length;
      if (received > bodyBytes) throw bodyTooLarge(bodyBytes);
      const pieces = reader.take(chunk);
      if (reader.begun > 1) throw sentTwice;
      if (reader.begun === 1 && !isBegun) {
        isBegun = true;
        target.begin(parseJson(decodeText(reader.before()), fieldsSoFar));
      }
      for (const piece of pieces) {
        const bytes = decoder.decode(piece);
        if (decoder.length > MOST_VIDEO_BYTES) throw fileTooLarge;
        await target.take(piece, bytes);
      }
    }
    if (reader.isInField) throw cutOff;
    decoder.end();
  } catch (error) {
    if (error instanceof Base64Error) throw noBase64;
    if (error instanceof RestTooLargeError) throw bodyTooLarge(bodyBytes);
    throw error;
  }
  const { video_data, ...fields } = parseJson(decodeText(reader.rest()), analysisRequest);
  // The reader has left it empty; a text here came under a key that only looks different.
  if (video_data !== '' || decoder.length === 0) throw empty;
  return { fields, bytes: decoder.length };
}

/** The body in chunks, each reusing the memory of the one before it. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const reader = body?.getReader({ mode: 'byob' });
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    let memory = new ArrayBuffer(READ_BYTES);
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(memory)).catch(() => {
        throw cutOff;
      });
      signal.throwIfAborted();
      if (done) return;
      yield value;
      memory = value.buffer;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    reader.releaseLock();
  }
}
