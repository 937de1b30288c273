import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_FACT, PRODUCT_FACTS, type Product, type ProductFact } from '../../contracts/product';
import { changeProduct } from '../../state/slices/productsStore';
import { BOX_LOOK } from '../../ui/fieldStyles';
import { Part } from './Field';
import { useKeptField } from './useKeptField';

/** What the creator has seen of a product for themselves. */
export function FactFields({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  return (
    <Part heading={t('facts.heading')} text={t('facts.text')}>
      {PRODUCT_FACTS.map((fact) => (
        <FactField key={fact} product={product} fact={fact} />
      ))}
    </Part>
  );
}

function FactField({ product: { id, facts }, fact }: { product: Product; fact: ProductFact }) {
  const { t } = useTranslation('products');
  const fieldId = useId();
  const { isWrong: _, ...field } = useKeptField(`product:${id}:${fact}`, facts[fact] ?? '', (text) => {
    changeProduct(id, { facts: { [fact]: text } });
    return true;
  });
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1.5 block font-[540]">
        {t(`facts.${fact}`)}
      </label>
      <textarea
        id={fieldId}
        dir="auto"
        rows={2}
        maxLength={LONGEST_FACT}
        {...field}
        className={`block field-sizing-content min-h-13 resize-none py-3 ${BOX_LOOK} px-3.5`}
      />
    </div>
  );
}
