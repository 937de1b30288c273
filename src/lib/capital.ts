/** The text with its first letter in upper case; one that begins with a figure stays (« 3 en 1 », “8mm”). */
export const capital = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toUpperCase());
