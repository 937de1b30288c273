import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../contracts/product';
import { changeProduct } from '../../state/slices/productsStore';
import { IconButton } from '../../ui/IconButton';
import { showToast } from '../../ui/toast';
import { Part } from './Field';

/** The sentences that are not written for a product again, the newest first; each can be allowed again. */
export function StruckLines({ product: { id, struck } }: { product: Product }) {
  const { t } = useTranslation('products');
  const { t: shell } = useTranslation();

  const allow = (line: string) => {
    changeProduct(id, { struck: struck.filter((one) => one !== line) });
    const undo = { label: shell('undo'), run: () => changeProduct(id, { struck }) };
    showToast(t('struck.allowed'), undo);
  };

  return (
    <Part heading={t('struck.heading')} text={t('struck.text')}>
      <ul className="-my-2 divide-y divide-line">
        {struck.toReversed().map((line) => (
          <li key={line} className="flex items-center gap-2 py-1.5">
            <s className="min-w-0 flex-1 wrap-anywhere text-soft">
              <bdi>{line}</bdi>
            </s>
            <IconButton
              icon={Undo2}
              label={t('struck.allow', { line })}
              onClick={() => allow(line)}
              className="-me-2"
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
