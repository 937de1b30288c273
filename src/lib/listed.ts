/** What a text lists, apart by the commas of any script. */
export const listed = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
