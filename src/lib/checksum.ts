/** CRC-32 (ISO-HDLC, as in zip and PNG) of the text's UTF-8, as 8 hex digits: finds damage, not forgery. */
export function crc32(text: string): string {
  let rest = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (~rest >>> 0).toString(16).padStart(8, '0');
}
