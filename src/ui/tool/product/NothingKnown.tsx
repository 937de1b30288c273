import { MissingTexts } from '../../../i18n/writtenTexts';

/** Leaves it to the error boundary to say what is missing, and how it comes. */
export function NothingKnown(): never {
  throw new MissingTexts('products');
}
