/** The text with its first letter in upper case, whatever stands before it. */
export const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
