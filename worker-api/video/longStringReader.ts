const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const OPENING_OBJECT = 0x7b;
const LETTER_U = 0x75;
/** Stands for a non-ASCII letter, or an invalid escape; JSON allows no such byte in a string. */
const NO_ASCII = 0;

const decoder = new TextDecoder();
const END = new TextEncoder().encode('"}');

export class RestTooLargeError extends Error {}

/**
 * Reads the bytes of one JSON object as they come, and hands out one string field piece by piece, so that it is never
 * held in memory, however long it is. Everything else is kept, with an empty string in that place: a small JSON object,
 * which the caller parses once it is complete. The field's text is expected to be ASCII.
 */
export class LongStringReader {
  /** How often the field has begun. */
  begun = 0;
  #kept: Uint8Array[] = [];
  #keptBytes = 0;
  #before: Uint8Array[] = [];
  #isInField = false;
  /** The part of an escape within the field that has arrived so far. */
  #escape = '';

  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isObject = false;
  #expectsKey = false;
  #key: number[] = [];

  /** @param mostRest how many bytes may come besides the field */
  constructor(
    readonly field: string,
    readonly mostRest: number,
  ) {}

  /** Is the body inside the field right now? */
  get isInField(): boolean {
    return this.#isInField;
  }

  /** Takes the next bytes; what it returns is valid until they are overwritten. Throws a RestTooLargeError. */
  take(bytes: Uint8Array): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      at = this.#isInField ? this.#takeField(bytes, at, pieces) : this.#takeRest(bytes, at);
    }
    return pieces;
  }

  /** What came before the field first began, closed to form an object. */
  before(): Uint8Array[] {
    return [...this.#before, END];
  }

  /** Everything but the field's text. */
  rest(): Uint8Array[] {
    return this.#kept;
  }

  #keep(bytes: Uint8Array): void {
    this.#keptBytes += bytes.length;
    if (this.#keptBytes > this.mostRest) throw new RestTooLargeError();
    this.#kept.push(bytes.slice());
  }

  #takeRest(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      if (!this.#beginsField(bytes[at] ?? 0)) continue;
      this.#keep(bytes.subarray(from, at + 1));
      if (this.begun === 0) this.#before = [...this.#kept];
      this.#isInField = true;
      this.begun += 1;
      return at + 1;
    }
    this.#keep(bytes.subarray(from));
    return bytes.length;
  }

  /** Follows the JSON just far enough to know the keys of the outermost object. */
  #beginsField(byte: number): boolean {
    if (this.#isInString) {
      const isEnd = byte === QUOTE && !this.#isEscaped;
      this.#isEscaped = byte === BACKSLASH && !this.#isEscaped;
      if (isEnd) this.#isInString = false;
      else if (this.#expectsKey && this.#depth === 1) this.#key.push(byte);
    } else if (byte === QUOTE) {
      if (this.#depth === 1 && !this.#expectsKey && this.#isObject && this.#isFieldsKey()) return true;
      this.#isInString = true;
      if (this.#expectsKey && this.#depth === 1) this.#key = [];
    } else if (OPENING.has(byte)) {
      this.#depth += 1;
      if (this.#depth === 1) this.#isObject = this.#expectsKey = byte === OPENING_OBJECT;
    } else if (CLOSING.has(byte)) {
      this.#depth -= 1;
    } else if (this.#depth === 1 && byte === COMMA) {
      this.#expectsKey = this.#isObject;
    } else if (this.#depth === 1 && byte === COLON) {
      this.#expectsKey = false;
    }
    return false;
  }

  #isFieldsKey(): boolean {
    return readString(decoder.decode(Uint8Array.from(this.#key))) === this.field;
  }

  #takeField(bytes: Uint8Array, from: number, pieces: Uint8Array[]): number {
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote;
    const backslash = bytes.indexOf(BACKSLASH, from);
    if (this.#escape !== '' || (backslash !== -1 && backslash < end)) return this.#takeEscaped(bytes, from, pieces);
    if (end > from) pieces.push(bytes.subarray(from, end));
    return quote === -1 ? end : this.#endField(bytes, quote);
  }

  /** Like `#takeField`, for bytes with escapes among them: `\/` is as good as `/`. */
  #takeEscaped(bytes: Uint8Array, from: number, pieces: Uint8Array[]): number {
    const plain = new Uint8Array(bytes.length - from);
    let length = 0;
    let at = from;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#escape === '' && byte === QUOTE) break;
      if (this.#escape === '' && byte !== BACKSLASH) {
        plain[length] = byte;
        length += 1;
        continue;
      }
      this.#escape += String.fromCharCode(byte);
      if (this.#escape.length < (this.#escape.charCodeAt(1) === LETTER_U ? 6 : 2)) continue;
      const code = readString(this.#escape)?.charCodeAt(0) ?? NO_ASCII;
      plain[length] = code < 128 ? code : NO_ASCII;
      length += 1;
      this.#escape = '';
    }
    if (length > 0) pieces.push(plain.subarray(0, length));
    return at === bytes.length ? at : this.#endField(bytes, at);
  }

  #endField(bytes: Uint8Array, quote: number): number {
    this.#isInField = false;
    this.#keep(bytes.subarray(quote, quote + 1));
    return quote + 1;
  }
}

/** The text of a JSON string without its quotes; `undefined` if it is not one. */
function readString(raw: string): string | undefined {
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return undefined;
  }
}
