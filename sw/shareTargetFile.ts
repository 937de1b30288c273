import type { ShareOutcome } from '../src/contracts/sharedFile';
import { MOST_VIDEO_BYTES } from '../src/contracts/videoAnalysis';

/** Several files may come at once, of which one is taken; a phone's memory need not hold more of them than this. */
export const MOST_SHARED_BYTES = 4 * MOST_VIDEO_BYTES;

type Refusal = Exclude<ShareOutcome, 'shared'>;

/**
 * The file of a posted form: the first video, else the first image, else one whose type is not known; or why there is
 * none. Any site can post such a form, so nothing but the file is taken from it. Never rejects.
 */
export async function sharedFileOf(request: Request): Promise<File | Refusal> {
  const form = await readForm(request);
  if (typeof form === 'string') return form;
  // A form in which nothing was chosen has a file without a name, and without bytes.
  const shared = [...form.values()]
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name || size > 0);
  if (shared.length === 0) return 'not-kept';
  const files = shared.filter(({ size }) => size > 0);
  if (files.length === 0) return 'empty';
  // What has no type is looked into by the dialog.
  const file = files.find(isOf(/^video\//)) ?? files.find(isOf(/^image\//)) ?? files.find(isOf(UNKNOWN));
  if (!file) return 'wrong-type';
  return file.size > MOST_VIDEO_BYTES ? 'too-large' : file;
}

const UNKNOWN = /^(?:application\/octet-stream)?$/;
const isOf =
  (kind: RegExp) =>
  ({ type }: File) =>
    kind.test(type);

/** The body is given up where it is too long: a video of some GB would end the worker. */
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
    // Firefox has no `body` of a request.
    const readable = request.body ? new Response(request.body.pipeThrough(counted), { headers }) : request;
    return await readable.formData();
  } catch {
    return bytes > MOST_SHARED_BYTES ? 'too-large' : 'not-kept';
  }
}
