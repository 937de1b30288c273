/** Coded slices of a picture, whole or partitioned; 5 belongs to a key frame. */
const isSlice = (type: number) => type >= 1 && type <= 5;

/**
 * Whether no other picture of an H.264 stream refers to this one (`nal_ref_idc` is 0; ISO/IEC 14496-10, 7.4.1), so that
 * the decoder need not see it. Encoders with B-frames make a third to a half of all pictures so.
 * @param packet one picture as in MP4 and Matroska: each NAL unit after its length
 * @param lengthBytes how many bytes a length takes
 */
export function isDisposable(packet: Uint8Array, lengthBytes: number): boolean {
  for (let at = 0; at + lengthBytes < packet.length; ) {
    let length = 0;
    for (let index = 0; index < lengthBytes; index++) length = length * 256 + (packet[at + index] ?? 0);
    const header = packet[at + lengthBytes] ?? 0;
    // All slices of a picture are equally important.
    if (isSlice(header & 31)) return (header >> 5) % 4 === 0;
    at += lengthBytes + length;
  }
  return false;
}

/**
 * The size in bytes of these lengths, from the decoder's configuration (avcC, ISO/IEC 14496-15); undefined if there is
 * none.
 */
export function lengthBytesOf(description: AllowSharedBufferSource): number | undefined {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  const [version, , , , lengths] = bytes;
  return version === 1 && lengths !== undefined ? (lengths & 3) + 1 : undefined;
}
