/** What a catalogue contains besides sentences and words: names of options, hashtags, addresses, figures and times. */
const NO_LANGUAGE = [
  /^[a-z]+(?:[A-Z-][a-zA-Z]*)*$/, // 'toShoot': the name of an option or a kind
  /^(?:#[\p{L}\p{N}_]+\s*)+$/u,
  /^(?:https?:\/\/|\/)\S*$/,
];

/** Whether a text of a catalogue needs translating. */
export function isLanguage(text: string): boolean {
  const bare = text.replaceAll(/\{\{\w+\}\}/g, '');
  return /\p{L}{2}/u.test(bare) && !NO_LANGUAGE.some((pattern) => pattern.test(text));
}
