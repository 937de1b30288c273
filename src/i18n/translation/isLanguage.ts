/** What a catalogue holds besides sentences and words: names of options, hashtags, addresses, figures and times. */
const NO_LANGUAGE = [
  /^[a-z]+(?:[A-Z-][a-zA-Z]*)*$/, // 'toShoot': a name of an option or a kind
  /^(?:#[\p{L}\p{N}_]+\s*)+$/u,
  /^(?:https?:\/\/|\/)\S*$/,
];

/** Whether a text of a catalogue is something to translate. */
export function isLanguage(text: string): boolean {
  const bare = text.replaceAll(/\{\{\w+\}\}/g, '');
  return /\p{L}{2}/u.test(bare) && !NO_LANGUAGE.some((pattern) => pattern.test(text));
}
