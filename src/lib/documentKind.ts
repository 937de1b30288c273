/** So many bytes of a file's beginning tell. */
export const DOCUMENT_HEAD_BYTES = 512;

const SIGNATURES: readonly (readonly [kind: 'pdf' | 'zip', signature: string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\u0003\u0004'],
];

/**
 * What a file is that is called a video or an image and is none, by its first bytes: a PDF, a ZIP (which office files are,
 * too), or text in UTF-8. Undefined where they tell of none of these; of a video they never do, for its first bytes hold
 * sizes, and so zeros.
 */
export function documentKind(head: Uint8Array): 'pdf' | 'zip' | 'text' | undefined {
  const bytes = head.subarray(0, DOCUMENT_HEAD_BYTES);
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  const known = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (known) return known[0];
  return bytes.length > 0 && isText(bytes) ? 'text' : undefined;
}

/** Printable UTF-8 throughout; a letter may be cut at the end. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return text !== '' && !/[^\P{Cc}\t\n\r\f]/u.test(text);
  } catch {
    return false;
  }
}
