/** Phones provide some files without a type; then the extension says it. */
const BY_ENDING: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  '3gp': 'video/3gpp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
};

/** File types that mean 'unknown'. */
const UNKNOWN = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

const endingOf = (file: Blob) => (file instanceof File ? /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() : undefined);

/**
 * The media type of a file, as stated or by its extension; undefined if neither says anything, and only its bytes can
 * tell.
 */
export function fileType(file: Blob): string | undefined {
  const [type = ''] = file.type.toLowerCase().split(';');
  if (!UNKNOWN.has(type.trim())) return type.trim();
  const ending = endingOf(file);
  return ending === undefined ? undefined : (BY_ENDING[ending] ?? 'application/octet-stream');
}
