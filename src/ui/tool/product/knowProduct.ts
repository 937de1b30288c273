import { isOriginal } from '../../../contracts/languageFiles';
import type { Product } from '../../../contracts/product';
import type { ProductBrief } from '../../../domain/products/brief';
import { describeProduct, familyOf, nameOf } from '../../../domain/products/describe';
import type { FamilyTexts } from '../../../domain/products/familyFiles';
import type { ForbiddenReason } from '../../../domain/products/forbidden';
import { kindCalled, kindsNamed, type NamedKind } from '../../../domain/products/kindsNamed';
import type { NameList, Original } from '../../../domain/products/productBook';
import {
  productRecogniser,
  type Recognised,
  type RecogniseProduct,
  recogniseTyped,
} from '../../../domain/products/recognise';
import { factsBeside } from '../../../domain/products/told';
import { readTypedProduct } from '../../../domain/products/typedProduct';
import { formatPrice } from '../../../i18n/figures';
import { marketCatalogue } from '../../../i18n/marketCatalogue';
import { loadProductBook } from '../../../texts/loadProductBook';
import { loadFamily, loadUnknown } from '../../../texts/productTexts';
import { SOMETHING_ELSE } from './somethingElse';

/** What is known of a typed product before anything is written about it. */
export type KnownProduct = {
  typed: string;
} /** `isNamed`: one of its kind's usual names stands there, letter for letter. */ & (
  | { is: 'described'; isNamed: boolean; brief: ProductBrief }
  | { is: 'ambiguous'; meanings: readonly NamedKind[] }
  | { is: 'forbidden'; reason: ForbiddenReason }
  /** The language's texts go by niche: they need nothing of it but its name. */
  | { is: 'named' }
);

interface Book {
  list: NameList;
  recognise: RecogniseProduct;
}

const books = new Map<Original, Promise<Book>>();

/** The names of a language and their recogniser, made once. */
function bookOf(language: Original): Promise<Book> {
  const book =
    books.get(language) ??
    loadProductBook(language).then((book) => ({ list: book.list, recognise: productRecogniser({ [language]: book }) }));
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}

/** What may not be promoted is known in every language. */
const withoutNames = productRecogniser({});

/**
 * What is known of a product in the language that texts are written in. Rejects if that cannot be fetched.
 *
 * @param kept what the creator keeps of the product of that name
 * @param isTranslated its texts are sent to be translated: they contain nothing that was typed
 */
export async function knowProduct(
  typed: string,
  language: string,
  kept: Product | undefined,
  isTranslated = false,
): Promise<KnownProduct> {
  const read = readTypedProduct(typed);
  if (!isOriginal(language)) {
    const found = recogniseTyped(withoutNames, read, 'en');
    return found.is === 'forbidden' ? { typed, is: 'forbidden', reason: found.reason } : { typed, is: 'named' };
  }
  const { list, recognise } = await bookOf(language);
  const found = recogniseTyped(recognise, read, language);
  if (found.is === 'forbidden') return { typed, is: 'forbidden', reason: found.reason };
  const recognised = decidedBy(kept, found, list);
  if (recognised.is === 'ambiguous')
    return { typed, is: 'ambiguous', meanings: meaningsIn(list, recognised, language) };
  const family = familyOf(recognised);
  const [unknown, known] = await Promise.all([
    loadUnknown(language),
    family === undefined ? undefined : loadFamily(language, family),
  ]);
  const price = kept?.price ?? read.price;
  const facts = isTranslated
    ? {}
    : {
        ...factsBeside(read),
        ...kept?.facts,
        ...(price && { price: formatPrice(price.amount, price.currency) }),
      };
  const texts = await asInMarket(language, known ?? unknown);
  const told = { facts, catalogue: unknown.told };
  const brief = describeProduct(read.typed, recognised, list, texts, language, told, isTranslated);
  const isNamed = recognised.is === 'kind' && recognised.name !== undefined;
  return { typed, is: 'described', isNamed, brief: { ...brief, isOwnShop: kept?.from === 'own' } };
}

const asInMarket = async (language: Original, texts: FamilyTexts): Promise<FamilyTexts> =>
  language === 'en' ? marketCatalogue(texts) : texts;

/** What the creator said it is goes before what it is recognised as. */
function decidedBy(kept: Product | undefined, found: Recognised, list: NameList): Recognised {
  if (!kept?.kind) return found;
  const { family, kind: called } = kept.kind;
  if (family === SOMETHING_ELSE) return { is: 'unknown' };
  const kind = called === undefined ? undefined : kindCalled(list, family, called);
  if (kind !== undefined) return found.is === 'kind' && found.kind === kind ? found : { is: 'kind', family, kind };
  return list[family] ? { is: 'family', family } : found;
}

function meaningsIn(list: NameList, { kinds }: Extract<Recognised, { is: 'ambiguous' }>, language: Original) {
  return kinds.flatMap((id): NamedKind[] => {
    const [family = '', kind = ''] = id.split('/');
    const name = nameOf({ is: 'kind', family, kind }, list, language);
    return name ? [{ family, kind, name: name.bare }] : [];
  });
}

/** The kinds and families with a name that contains what is typed; none in a language whose texts go by niche. */
export async function searchKinds(query: string, language: string, most: number): Promise<NamedKind[]> {
  return isOriginal(language) ? kindsNamed((await bookOf(language)).list, query, most) : [];
}
