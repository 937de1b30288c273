import { type Bounds, typedWithin } from '../../../lib/typedNumber';
import type { Option } from '../../flow/Options';
import { isTooLong } from '../../flow/TooLong';
import type { Answers } from '../ToolStage';
import type { Asked } from './answersFromAddress';

/**
 * A field with its words in the chosen language; its id is also that of the answer and of the address parameter
 * (`?product=…`).
 */
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
      /** Answers that one tap takes. */
      suggestions?: readonly string[];
      maxLength?: number;
    }
  | {
      kind: 'number';
      placeholder: string;
      hint?: string;
      /** What it is a number of: '€', 'min'. */
      unit?: string;
      bounds: Bounds;
      /** What is accepted, in words. */
      problem: string;
      isOptional?: boolean;
    }
);

/** One screen of a form: a choice answered with a tap, or fields with a button. */
export type Page = {
  title: string;
  hint?: string;
  /** The label of the way back, from the second page on. */
  backLabel?: string;
} & ({ choice: { id: string; options: readonly Option[] } } | { fields: readonly Field[]; submitLabel: string });

/** What a page asks for. */
export const askedOn = (page: Page): readonly Asked[] => ('choice' in page ? [page.choice] : page.fields);

/** Whether a result can be made without it. */
export const isOptional = (field: Field): boolean => field.kind !== 'choice' && field.isOptional === true;

/** Whether a field can be submitted with this text. */
export function isTaken(field: Field, text: string): boolean {
  if (text.trim() === '') return isOptional(field);
  if (field.kind === 'number') return typedWithin(text, field.bounds) !== undefined;
  return field.kind === 'choice' || field.maxLength !== undefined || !isTooLong(text);
}

/** Whether everything required on a page is answered. */
export function isAnswered(page: Page, answers: Answers): boolean {
  if ('choice' in page) return answers[page.choice.id] !== undefined;
  return page.fields.every((field) => isOptional(field) || answers[field.id] !== undefined);
}
