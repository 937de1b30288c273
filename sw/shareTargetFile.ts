import type { ShareOutcome } from '../src/contracts/sharedFile';
import { MOST_VIDEO_BYTES } from '../src/contracts/videoAnalysis';

/**
 * In bytes. Several files may come at once although only one is taken; a phone need not hold more of them in memory
 * than this.
 */
export const MOST_SHARED_BYTES = 4 * MOST_VIDEO_BYTES;

type Refusal = Exclude<ShareOutcome, 'shared'>;

/**
 * The file of a posted form: the first video, else the first image, else the first of unknown type; or why there is
 * none. Any site can post such a form, so only the file is taken from it. Never rejects.
 */
export async function sharedFileOf(request: Request): Promise<File | Refusal> {
  const form = await readForm(request);
  if (typeof form === 'string') return form;
  // A form in which nothing was chosen has one file without a name or bytes.
  const shared = [...form.values()]
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name || size > 0);
  if (shared.length === 0) return 'not-kept';
  const files = shared.filter(({ size }) => size > 0);
  if (files.length === 0) return 'empty';
  // A file without a type is left for the dialog to inspect.
  const file = files.find(isOf(/^video\//)) ?? files.find(isOf(/^image\//)) ?? files.find(isOf(UNKNOWN));
  if (!file) return 'wrong-type';
  return file.size > MOST_VIDEO_BYTES ? 'too-large' : file;
}

const UNKNOWN = /^(?:application\/octet-stream)?$/;
const isOf =
  (kind: RegExp) =>
  ({ type }: File) =>
    kind.test(type);

/** Stops reading a body that is too long: a video of several GB would kill the worker. */
async function readForm(request: Request): Promise<FormData | Refusal> {
  let bytes = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_SHARED_BYTES) controller.error(new RangeError('More is shared than can be held'));
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  try {
    // Firefox does not support `request.body`.
    const readable = request.body ? new Response(request.body.pipeThrough(counted), { headers }) : request;
    return await readable.formData();
  } catch {
    return bytes > MOST_SHARED_BYTES ? 'too-large' : 'not-kept';
  }
}
