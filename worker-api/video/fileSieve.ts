import { KeptParts } from './keptParts';

/** Bytes kept of files not made of boxes: WebM and AVI begin with what describes them … */
const HEAD_BYTES = 1024 * 1024;
/** … and end with their index. */
const TAIL_BYTES = 256 * 1024;
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** A fragmented file has two boxes per fragment; beyond this many it is not a video as phones make one. */
const MOST_BOXES = 4000;

/** What an MP4 or QuickTime file may begin with (ISO/IEC 14496-12; QuickTime File Format). */
const FIRST_BOXES = new Set(['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'uuid']);
/** Boxes that describe nothing: media data, and free space. */
const PASSED_OVER = new Set(['mdat', 'idat', 'wide', 'free', 'skip']);

/**
 * Of a file that passes piece by piece, keeps the parts that describe it: of MP4 and MOV every box except media data,
 * wherever it lies; of any other file its beginning and its end.
 */
export class FileSieve {
  #kept = new KeptParts();
  #position = 0;
  #boxes = 0;
  /** The part of the box's header that has arrived so far. */
  #header = new Uint8Array(LARGE_HEADER_BYTES);
  #headerLength = 0;
  /** Bytes until the next box begins, and what to do with them. */
  #left = 0;
  #passContent = this.#keep;
  #tail: Uint8Array[] = [];
  #tailLength = 0;

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const length = this.#left > 0 ? Math.min(this.#left, bytes.length - at) : 1;
      const piece = bytes.subarray(at, at + length);
      if (this.#left > 0) {
        this.#left -= length;
        this.#passContent(piece);
      } else {
        this.#readHeader(piece);
      }
      at += length;
      this.#position += length;
    }
  }

  /** What was kept, once the whole file has passed. */
  end(): KeptParts {
    let start = this.#position - this.#tailLength;
    for (const piece of this.#tail) {
      this.#kept.add(start, piece);
      start += piece.length;
    }
    return this.#kept;
  }

  #keep(piece: Uint8Array): void {
    this.#kept.add(this.#position, piece);
  }

  #passOver(piece: Uint8Array): void {
    this.#kept.passOver(this.#position, piece.length);
  }

  #keepEnds(piece: Uint8Array): void {
    const head = piece.subarray(0, Math.max(0, HEAD_BYTES - this.#position));
    this.#kept.add(this.#position, head);
    if (head.length === piece.length) return;
    this.#tail.push(piece.slice(head.length));
    this.#tailLength += piece.length - head.length;
    for (let [first] = this.#tail; first && this.#tailLength - first.length >= TAIL_BYTES; [first] = this.#tail) {
      this.#tail.shift();
      this.#tailLength -= first.length;
    }
  }

  #readHeader(byte: Uint8Array): void {
    this.#keep(byte);
    this.#header.set(byte, this.#headerLength);
    this.#headerLength += 1;
    if (this.#headerLength < HEADER_BYTES) return;

    const view = new DataView(this.#header.buffer);
    const size = view.getUint32(0);
    // 1: the size follows, in 64 bits. 0: to the end of the file.
    if (size === 1 && this.#headerLength < LARGE_HEADER_BYTES) return;
    const bytes = size === 1 ? Number(view.getBigUint64(HEADER_BYTES)) : size || Number.POSITIVE_INFINITY;
    this.#beginBox(String.fromCharCode(...this.#header.subarray(4, HEADER_BYTES)), bytes - this.#headerLength);
    this.#headerLength = 0;
  }

  #beginBox(type: string, left: number): void {
    this.#boxes += 1;
    if (this.#boxes === 1 && !FIRST_BOXES.has(type)) {
      this.#left = Number.POSITIVE_INFINITY;
      this.#passContent = this.#keepEnds;
    } else if (left < 0 || this.#boxes > MOST_BOXES) {
      // A box that claims to be shorter than its header is damaged: nothing can be found after it.
      this.#left = Number.POSITIVE_INFINITY;
      this.#passContent = this.#passOver;
    } else {
      this.#left = left;
      this.#passContent = PASSED_OVER.has(type) ? this.#passOver : this.#keep;
    }
  }
}
