import { isOriginal } from '../../contracts/languageFiles';
import type { Product } from '../../contracts/product';
import { shownLanguage } from '../../i18n/i18n';
import { TakenFor } from '../../ui/tool/product/TakenFor';
import { useKnownProduct } from '../../ui/tool/product/useKnownProduct';

/** What a product is taken for, corrected in one tap; in the languages that kinds have names in. */
export function KindLine({ product: { name } }: { product: Product }) {
  const language = shownLanguage();
  const { known } = useKnownProduct(isOriginal(language) ? name : undefined, language);
  return known?.is === 'described' ? <TakenFor product={known.brief} language={language} /> : null;
}
