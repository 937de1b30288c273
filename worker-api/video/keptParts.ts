import { CustomSource } from 'mediabunny';

/** The sample lists of a 50 MB file take a fraction of this; anything beyond is not kept. */
export const MOST_KEPT_BYTES = 4 * 1024 * 1024;
/** Readers read across more media data at once only when they want that data itself. */
const MOST_ZEROS = 1024 * 1024;

interface Part {
  /** Where it begins in the file. */
  start: number;
  length: number;
  /** Absent for media data that was passed over. */
  bytes?: Uint8Array;
}

/** Some parts of a file, by their place in it. */
export class KeptParts {
  #parts: Part[] = [];
  #left = MOST_KEPT_BYTES;

  /** Keeps a copy of what comes at `start`, as much as there is room for. To be called in order of position. */
  add(start: number, bytes: Uint8Array): void {
    const keptBytes = bytes.subarray(0, this.#left);
    if (keptBytes.length === 0) return;
    this.#left -= keptBytes.length;
    const last = this.#parts.at(-1);
    if (last?.bytes && last.start + last.length === start) append(last, last.bytes, keptBytes);
    else this.#parts.push({ start, length: keptBytes.length, bytes: keptBytes.slice() });
  }

  /** Notes that media data lies there. It reads as zeros, because readers of the describing boxes read across it. */
  passOver(start: number, length: number): void {
    const last = this.#parts.at(-1);
    if (last && !last.bytes && last.start + last.length === start) last.length += length;
    else this.#parts.push({ start, length });
  }

  /** The bytes from `start` up to `end` (exclusive); `undefined` when any of them is neither kept nor media data. */
  read(start: number, end: number): Uint8Array | undefined {
    const parts = this.#parts
      .filter((part) => part.start < end && start < part.start + part.length)
      .map((part) => ({ ...part, from: Math.max(start, part.start), to: Math.min(end, part.start + part.length) }));
    const isMissing = sumOf(parts) < end - start;
    if (isMissing || sumOf(parts.filter(({ bytes }) => !bytes)) > MOST_ZEROS) return undefined;
    const read = new Uint8Array(end - start);
    for (const { bytes, start: partStart, from, to } of parts) {
      if (bytes) read.set(bytes.subarray(from - partStart, to - partStart), from - start);
    }
    return read;
  }

  /** The file as mediabunny reads it; reading what was not kept fails, so that nothing is concluded from it. */
  source(fileBytes: number): CustomSource {
    return new CustomSource({
      getSize: () => fileBytes,
      read: (start, end) => {
        const bytes = this.read(start, end);
        if (!bytes) throw new RangeError('This part of the file was not kept.');
        return bytes;
      },
      handleUnhandledError: () => undefined,
    });
  }
}

const sumOf = (ranges: readonly { from: number; to: number }[]) =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Grows by half, so that many small pieces make few copies. */
function append(part: Part, before: Uint8Array, bytes: Uint8Array): void {
  const length = part.length + bytes.length;
  let grown = before;
  if (length > before.length) {
    grown = new Uint8Array(Math.min(Math.ceil(length * 1.5), MOST_KEPT_BYTES));
    grown.set(before.subarray(0, part.length));
  }
  grown.set(bytes, part.length);
  part.bytes = grown;
  part.length = length;
}
