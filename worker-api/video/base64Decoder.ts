const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PADDING = 0x3d;
const NO_LETTER = 64;

/** The six bits of a letter, by its character code. */
const BITS = new Uint8Array(256).fill(NO_LETTER);
for (let bits = 0; bits < LETTERS.length; bits += 1) BITS[LETTERS.charCodeAt(bits)] = bits;

export class Base64Error extends Error {}

/** Decodes base64 (RFC 4648, section 4, padded) that comes in pieces; it needs the memory of one piece. */
export class Base64Decoder {
  /** Bytes decoded so far. */
  length = 0;
  #group = 0;
  #letters = 0;
  #isPadded = false;
  #out = new Uint8Array(0);

  /** The bytes of the next piece, valid until the next call. Throws a Base64Error if the text is not base64. */
  decode(text: Uint8Array): Uint8Array {
    const most = Math.ceil((text.length + 3) / 4) * 3;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    const out = this.#out;
    let end = 0;
    let at = 0;
    while (at < text.length) {
      if (this.#letters === 0 && !this.#isPadded) {
        // Four letters at a time: the fast path for nearly all of them.
        for (; at + 4 <= text.length; at += 4) {
          const [first, second] = [BITS[text[at] ?? 0] ?? 0, BITS[text[at + 1] ?? 0] ?? 0];
          const [third, fourth] = [BITS[text[at + 2] ?? 0] ?? 0, BITS[text[at + 3] ?? 0] ?? 0];
          if ((first | second | third | fourth) >= NO_LETTER) break;
          out[end] = (first << 2) | (second >> 4);
          out[end + 1] = (second << 4) | (third >> 2);
          out[end + 2] = (third << 6) | fourth;
          end += 3;
        }
        if (at === text.length) break;
      }
      const letter = text[at] ?? 0;
      at += 1;
      if (letter === PADDING) end = this.#pad(out, end);
      else end = this.#add(BITS[letter] ?? NO_LETTER, out, end);
    }
    this.length += end;
    return out.subarray(0, end);
  }

  /** Call it after the last piece: throws a Base64Error if letters or padding are missing. */
  end(): void {
    if (this.#letters !== 0) throw new Base64Error('It ends within a group of four letters.');
  }

  #add(bits: number, out: Uint8Array, end: number): number {
    if (bits === NO_LETTER) throw new Base64Error('A letter that is not of the alphabet.');
    if (this.#isPadded) throw new Base64Error('A letter after the padding.');
    this.#group = (this.#group << 6) | bits;
    this.#letters += 1;
    if (this.#letters < 4) return end;
    out[end] = this.#group >> 16;
    out[end + 1] = this.#group >> 8;
    out[end + 2] = this.#group;
    this.#letters = 0;
    this.#group = 0;
    return end + 3;
  }

  /** The first padding character completes the group: one byte from two letters, two from three. */
  #pad(out: Uint8Array, end: number): number {
    if (this.#letters < 2) throw new Base64Error('Padding where none belongs.');
    const isFirst = !this.#isPadded;
    this.#isPadded = true;
    const bytes = isFirst ? this.#letters - 1 : 0;
    if (bytes === 1) out[end] = this.#group >> 4;
    if (bytes === 2) {
      out[end] = this.#group >> 10;
      out[end + 1] = this.#group >> 2;
    }
    this.#letters = (this.#letters + 1) % 4;
    return end + bytes;
  }
}
