import { useTranslation } from 'react-i18next';
import { isOriginal } from '../../contracts/languageFiles';
import type { Product } from '../../contracts/product';
import { shownLanguage } from '../../i18n/i18n';
import { TakenFor } from '../../ui/tool/product/TakenFor';
import { useKnownProduct } from '../../ui/tool/product/useKnownProduct';

/** What a product is taken for, corrected in one tap, or why it may not be promoted; where kinds have names. */
export function KindLine({ product: { name } }: { product: Product }) {
  const { t } = useTranslation('tool');
  const language = shownLanguage();
  const { known } = useKnownProduct(isOriginal(language) ? name : undefined, language);
  if (!known) return null;
  if (known.is === 'forbidden') return <p className="mt-1.5 text-soft">{t(`product.reasons.${known.reason}`)}</p>;
  return <TakenFor known={known} language={language} />;
}
