import type { Bounds } from '../../../lib/typedNumber';
import type { Question } from './GuidedTool';

/** A text question in a tool's catalogue; `suggestions` by name. */
interface Words {
  title: string;
  hint: string;
  placeholder: string;
  suggestions?: Readonly<Record<string, string>>;
}

/** A question with a free answer, from its words in the catalogue. */
export function textQuestion(id: string, { suggestions, ...words }: Words, submitLabel: string): Question {
  return { id, kind: 'text', ...words, submitLabel, ...(suggestions && { suggestions: Object.values(suggestions) }) };
}

/** A question for a number in a tool's catalogue; a unit that is a sign comes from the tool. */
interface NumberWords {
  title: string;
  hint?: string;
  placeholder: string;
  /** What it is a number of: '€', 'min'. */
  unit?: string;
  /** What is accepted. */
  problem: string;
}

/** A question for a number, from its words in the catalogue; the answer is the text as it was typed. */
export const numberQuestion = (id: string, words: NumberWords, bounds: Bounds, submitLabel: string): Question => ({
  id,
  kind: 'number',
  ...words,
  bounds,
  submitLabel,
});

/** The three questions with which several tools begin; `next` and `last` are the labels of their buttons. */
export function productNicheCountry(
  { product, niche, country }: Readonly<Record<'product' | 'niche' | 'country', Words>>,
  next: string,
  last = next,
): Question[] {
  return [
    textQuestion('product', product, next),
    textQuestion('niche', niche, next),
    textQuestion('country', country, last),
  ];
}
