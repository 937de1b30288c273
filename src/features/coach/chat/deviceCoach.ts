import i18next from 'i18next';
import { type Coach, createCoach, type KnowProduct } from '../../../domain/coach/coach';
import type { CoachLanguage } from '../../../domain/coach/language';
import { loadCoachBook } from '../../../texts/loadCoachBook';
import { knowProduct } from '../../../ui/tool/product/knowProduct';

/** What the product screens know, for the coach: undefined where that cannot be fetched. */
const know: KnowProduct = async (wording, language) => {
  const known = await knowProduct(wording, language, undefined).catch((error) => void console.warn(error));
  switch (known?.is) {
    case 'described':
      return { is: 'described', brief: known.brief, isNamed: known.isNamed };
    case 'ambiguous':
      return { is: 'ambiguous', typed: known.typed, meanings: known.meanings.map(({ name }) => name) };
    case 'forbidden':
      await i18next.loadNamespaces('tool');
      return { is: 'forbidden', why: i18next.getFixedT(language, 'tool')(`product.reasons.${known.reason}`) };
    default:
      return undefined;
  }
};

/**
 * The coach of the device, with what it knows in these languages; one that cannot be fetched is left out. Rejects if
 * there is none.
 */
export async function deviceCoach(chosen: CoachLanguage, others: readonly CoachLanguage[]): Promise<Coach> {
  const [book, ...more] = await Promise.all([
    loadCoachBook(chosen),
    ...others.map((language) => loadCoachBook(language).catch((error) => void console.warn(error))),
  ]);
  const books = [book, ...more].flatMap((each) => (each ? [[each.language, each] as const] : []));
  return createCoach(Object.fromEntries(books), know);
}
