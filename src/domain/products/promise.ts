const SPANS = String.raw`\d+(?:[.,]\d+)?\s?(?:secondes?|seconds?|sec|minutes?|mins?|heures?|hours?|hrs?|h|jours|days)`;
const PROMISE = new RegExp(String.raw`(?<![\p{L}\d])(?:${SPANS})(?![\p{L}\d])`, 'iu');

/** The first length of time that a typed product promises, as written; undefined if it promises none. */
export const promiseIn = (text: string): string | undefined => PROMISE.exec(text)?.[0].trim();
