import { fold, words } from '../../lib/fold.ts';

/** When a text holds: beginnings of words, French and English, that have to stand in what was typed, or must not. */
interface Condition {
  /** One of them has to: of card holders only those that say so block radio. */
  onlyIf?: string[] | undefined;
  /** None of them may: « électrique » makes another thing of a broom. */
  unless?: string[] | undefined;
}

/** What takes those texts from a list that hold for a product with this wording, without their conditions. */
export function suiting(
  typed: string,
): <Text extends Condition>(texts: readonly Text[]) => Omit<Text, keyof Condition>[] {
  const wording = ` ${words(typed).join(' ')} `;
  const stands = (beginning: string) => wording.includes(` ${fold(beginning)}`);
  return (texts) =>
    texts.flatMap(({ onlyIf, unless, ...text }) =>
      unless?.some(stands) || (onlyIf && !onlyIf.some(stands)) ? [] : [text],
    );
}
