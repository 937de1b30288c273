import type * as z from 'zod/mini';
import { ApiError } from './errors';

/**
 * The JSON body of a request, checked against its contract. Its bytes are counted as they come, whatever Content-Length
 * says.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  mostBytes: number,
): Promise<z.output<Schema>> {
  requireJson(request);
  return parseJson(await readText(request, mostBytes), schema);
}

/** Refuses a body of another type. */
export function requireJson({ headers }: Request): void {
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get('Content-Type') ?? '')) {
    throw new ApiError(
      'unsupported_media_type',
      'Send the body as JSON, with the header Content-Type: application/json.',
    );
  }
}

/** A JSON text, checked against its contract. */
export function parseJson<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not JSON: send one JSON object.');
  }
  const read = schema.safeParse(value);
  if (!read.success) throw new ApiError('bad_request', whatToDo(read.error));
  return read.data;
}

/** Says that a body ended before it was complete. */
export const cutOff = new ApiError('bad_request', 'The body is cut off: send it again as a whole.');

export function bodyTooLarge(mostBytes: number): ApiError {
  return new ApiError('too_large', `The body is too large: send at most ${mostBytes} bytes.`);
}

/** Complete bytes as text. */
export function decodeText(chunks: readonly Uint8Array[]): string {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch {
    throw new ApiError('bad_request', 'The body is not valid UTF-8.');
  }
}

async function readText({ headers, body }: Request, mostBytes: number): Promise<string> {
  const tooLarge = () => bodyTooLarge(mostBytes);
  if (Number(headers.get('Content-Length')) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  const next = () =>
    reader?.read().catch(() => {
      throw cutOff;
    });
  for (let read = await next(); read && !read.done; read = await next()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    if (size > mostBytes) {
      reader?.releaseLock();
      throw tooLarge();
    }
  }
  return decodeText(chunks);
}

const MOST_NAMED = 3;
const EXPECTED: Readonly<Record<string, string>> = {
  invalid_type: 'is missing or of the wrong type',
  too_small: 'must not be empty',
  too_big: 'is too long',
  invalid_value: 'has a value that is not allowed',
};

/** The first problems, each with the name of its field. Values are left out, because somebody wrote them. */
function whatToDo({ issues }: z.core.$ZodError): string {
  const sentences = issues.slice(0, MOST_NAMED).map(({ path, code }) => {
    const field = path.length > 0 ? `'${path.join('.')}'` : 'The body';
    return `${field} ${EXPECTED[code] ?? 'is not valid'}.`;
  });
  return `${sentences.join(' ')} Correct it and send it again.`;
}
