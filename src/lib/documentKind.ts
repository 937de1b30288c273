/** How many bytes of a file's beginning are enough to tell. */
export const DOCUMENT_HEAD_BYTES = 512;

const SIGNATURES: readonly (readonly [kind: 'pdf' | 'zip', signature: string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\u0003\u0004'],
];

/**
 * What a file called a video or an image really is, by its first bytes: a PDF, a ZIP (office files are ZIPs too), or
 * text in UTF-8. Undefined when they show none of these. They never do for a video, whose first bytes hold sizes and
 * therefore zeros.
 */
export function documentKind(head: Uint8Array): 'pdf' | 'zip' | 'text' | undefined {
  const bytes = head.subarray(0, DOCUMENT_HEAD_BYTES);
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  const known = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (known) return known[0];
  return bytes.length > 0 && isText(bytes) ? 'text' : undefined;
}

/** Printable UTF-8 throughout; a character may be cut at the end. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return text !== '' && !/[^\P{Cc}\t\n\r\f]/u.test(text);
  } catch {
    return false;
  }
}
