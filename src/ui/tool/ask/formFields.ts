import type { Option } from '../../flow/Options';
import type { Answers } from '../ToolStage';

/** A field with its words in the chosen language; its id is the answer's, and the address's (`?product=…`). */
export type Field = { id: string; label: string } & (
  | {
      kind: 'choice';
      options: readonly Option[];
      /** Chosen from the start. */
      initial?: string | undefined;
    }
  | {
      kind: 'text';
      placeholder: string;
      hint?: string;
      isOptional?: boolean;
      /** Taken by one tap. */
      suggestions?: readonly string[];
      maxLength?: number;
    }
);

/** One screen of a form: a choice that is the answer by a tap, or fields with a button. */
export type Page = {
  title: string;
  hint?: string;
  /** The words of the way back, from the second page on. */
  backLabel?: string;
} & ({ choice: { id: string; options: readonly Option[] } } | { fields: readonly Field[]; submitLabel: string });

/** What a page asks for. */
export const askedOn = (page: Page): readonly { id: string; options?: readonly Option[] }[] =>
  'choice' in page ? [page.choice] : page.fields;

/** Whether there may be a result without it. */
export const isOptional = (field: Field): boolean => field.kind === 'text' && field.isOptional === true;

/** Whether everything that a page has to know is answered. */
export function isAnswered(page: Page, answers: Answers): boolean {
  if ('choice' in page) return answers[page.choice.id] !== undefined;
  return page.fields.every((field) => isOptional(field) || answers[field.id] !== undefined);
}
