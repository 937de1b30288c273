/** The two languages that scripts are checked in. */
export type ScriptLanguage = 'fr' | 'en';

/** The wordings that a language's rules look for, in folded text. */
export interface Phrases {
  /** Only at the very beginning. */
  greeting: RegExp;
  introduction: RegExp;
  /** Where the buyer taps: below, in the basket. */
  call: RegExp;
  /** A place other than the shop under the video. */
  sendsAway: RegExp;
  /** Words that send viewers elsewhere without naming a place. */
  avoided: RegExp;
  medical: RegExp;
  body: RegExp;
  authority: RegExp;
  guaranteedResult: RegExp;
  incomePromise: RegExp;
  dupe: RegExp;
  /** Before a brand's name: a comparison with it. */
  comparison: RegExp;
  /** The same, but so common that it counts only before a known brand's name. */
  likeness: RegExp;
  onlyToday: RegExp;
  scarcity: RegExp;
  /** In the same sentence, these tie the urgency to a date, or to what the page shows while filming. */
  dated: RegExp;
  denials: {
    words: ReadonlySet<string>;
    verbWords: ReadonlySet<string>;
    newClause: ReadonlySet<string>;
    carriers: ReadonlySet<string>;
    /** Right after the words. */
    after: RegExp;
  };
}

/** The words of a list separated by spaces. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
