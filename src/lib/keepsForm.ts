const SLOT = /\{\{\w+\}\}/g;
const MARKUP = /\*\*|<[^>]*>|(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]+/gu;

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).sort().join(' ');
const lines = (text: string) => text.split('\n').length;

/** Whether a translation has the same `{{slots}}`, markup (bold, tags, hashtags) and line breaks as its original. */
export function keepsForm(original: string, translation: string): boolean {
  return (
    translation.trim() !== '' &&
    sorted(original, SLOT) === sorted(translation, SLOT) &&
    sorted(original, MARKUP) === sorted(translation, MARKUP) &&
    lines(original) === lines(translation)
  );
}
