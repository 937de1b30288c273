/** Lower case without accents, for comparing what people type. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether `text` contains `part`, without case or accents; an empty part is in every text. */
export function includesFolded(text: string, part: string): boolean {
  return fold(text).includes(fold(part.trim()));
}
