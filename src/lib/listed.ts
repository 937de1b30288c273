/** The items of a text's list, separated by the commas of any script. */
export const listed = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
