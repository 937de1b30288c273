import { fill } from '../../../lib/fill.ts';
import type { CoachLanguage } from '../language.ts';
import english from './texts/en.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };

export type ReplyTexts = Omit<typeof french, 'buttons'> & { buttons: Readonly<Record<string, string>> };

/** `buttons`: the fact that a button of a screen asks for, where its words are not those of the fact’s own first question. */
export const REPLY_TEXTS: Readonly<Record<CoachLanguage, ReplyTexts>> = { fr: french, en: english };

type TextKey = { [Key in keyof ReplyTexts]: ReplyTexts[Key] extends string ? Key : never }[keyof ReplyTexts];

/** One of the coach's own sentences, filled. */
export const say = (language: CoachLanguage, key: TextKey, values: Readonly<Record<string, string>> = {}): string =>
  fill(REPLY_TEXTS[language][key], values);
