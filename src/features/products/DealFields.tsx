import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LONGEST_ADDRESS,
  LONGEST_PRODUCT_NAME,
  PRICE_CURRENCIES,
  PRODUCT_ORIGINS,
  type Product,
} from '../../contracts/product';
import { formatNumber } from '../../i18n/figures';
import { numberFormat } from '../../i18n/formatters';
import { changeProduct, type ProductChange } from '../../state/slices/productsStore';
import { Choices } from '../../ui/Choices';
import { Select } from '../../ui/Select';
import { Field, Part } from './Field';
import { isReworded } from './similarNames';
import { commissionFrom, pageFrom, priceFrom } from './typedFields';
import { useKeptField } from './useKeptField';

/** As one would type it: with two digits for the cents if there are any. */
const typedPrice = (amount: number) =>
  numberFormat({ minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount);

interface Props {
  product: Product;
  /** All of them: a price begins in the currency of the others. */
  products: readonly Product[];
}

/** Name, price, commission, where it comes from, its page. */
export function DealFields({ product, products }: Props) {
  const { t } = useTranslation('products');
  const { id, price, from } = product;
  const currencyId = useId();
  const [chosen, setChosen] = useState<(typeof PRICE_CURRENCIES)[number]>();
  const usual = products.find((one) => one.price)?.price?.currency ?? PRICE_CURRENCIES[0];
  const currency = price?.currency ?? chosen ?? usual;

  const keep = (change: ProductChange | undefined) => {
    if (change) changeProduct(id, change);
    return change !== undefined;
  };
  const name = useKeptField(`product:${id}:name`, product.name, (text) =>
    keep(text.trim() === '' ? undefined : { name: text }),
  );
  const amount = useKeptField(`product:${id}:price`, price ? typedPrice(price.amount) : '', (text) =>
    keep(priceFrom(text, currency)),
  );
  const rate = useKeptField(
    `product:${id}:commission`,
    product.commission === undefined ? '' : formatNumber(product.commission),
    (text) => keep(commissionFrom(text)),
  );
  const page = useKeptField(`product:${id}:page`, product.link ?? '', (text) => keep(pageFrom(text)));

  // What was made under the old name still belongs to the product.
  const oldName = useRef(product.name);
  const keepOldName = () => {
    if (!isReworded(oldName.current, product.name)) return;
    changeProduct(id, { spellings: [...new Set([...(product.spellings ?? []), oldName.current])] });
  };

  const changeCurrency = (code: string) => {
    const next = PRICE_CURRENCIES.find((one) => one === code) ?? currency;
    setChosen(next);
    if (price) changeProduct(id, { price: { ...price, currency: next } });
  };
  const line = ({ isWrong: _, ...field }: ReturnType<typeof useKeptField>) => field;
  const problem = ({ isWrong }: { isWrong: boolean }, words: string) => (isWrong ? words : undefined);

  return (
    <Part heading={t('fields.heading')}>
      <Field
        label={t('fields.name')}
        {...line(name)}
        onFocus={() => {
          oldName.current = product.name;
        }}
        onBlur={() => {
          name.onBlur();
          keepOldName();
        }}
        maxLength={LONGEST_PRODUCT_NAME}
        aria-required
      />
      <div className="grid grid-cols-[1fr_auto] gap-3">
        <Field
          label={t('fields.price')}
          {...line(amount)}
          problem={problem(amount, t('fields.priceWrong'))}
          inputMode="decimal"
          maxLength={24}
        />
        <div>
          <label htmlFor={currencyId} className="mb-1.5 block font-[540]">
            {t('fields.currency')}
          </label>
          <Select id={currencyId} value={currency} onChange={({ target }) => changeCurrency(target.value)}>
            {PRICE_CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </div>
      </div>
      <Field
        label={t('fields.commission')}
        {...line(rate)}
        unit="%"
        problem={problem(rate, t('fields.commissionWrong'))}
        inputMode="decimal"
        maxLength={24}
      />
      <Choices
        legend={t('from.label')}
        name={`from-${id}`}
        options={PRODUCT_ORIGINS.map((value) => ({ value, label: t(`from.${value}`) }))}
        value={from}
        onChange={(value) => changeProduct(id, { from: value })}
      />
      {from === 'sample' && (
        <Field
          label={t('fields.deadline')}
          type="date"
          value={product.deadline ?? ''}
          onChange={({ target }) => changeProduct(id, { deadline: target.value || undefined })}
        />
      )}
      <Field
        label={t('fields.page')}
        {...line(page)}
        problem={problem(page, t('fields.pageWrong'))}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={LONGEST_ADDRESS}
      />
    </Part>
  );
}
