/** A word that leaves a name hanging: « de », "for", a dash. */
const HANGING = /^(?:\p{Ll}{1,3}|avec|dans|pour|sans|from|with|[^\p{L}\p{N}]+)$/u;
const LAST_MARKS = /[,;:–—-]+$/u;

/**
 * A product's name within `room` characters: as typed if it fits, else its first words, none of them cut; undefined if
 * not even one fits.
 */
export function shortenName(name: string, room: number): string | undefined {
  if (name.length <= room) return name;
  // The words that end within the room are those followed by a space.
  const keptWords = name
    .slice(0, room + 1)
    .split(/\s+/)
    .slice(0, -1);
  while (HANGING.test(keptWords.at(-1) ?? '')) keptWords.pop();
  return keptWords.join(' ').replace(LAST_MARKS, '') || undefined;
}
