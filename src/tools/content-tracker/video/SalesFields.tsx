import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_CURRENCIES } from '../../../contracts/product';
import type { Video } from '../../../contracts/video';
import { numberFormat } from '../../../i18n/formatters';
import { typedWithin } from '../../../lib/typedNumber';
import { changeFigures, figuresOf } from '../../../state/slices/changeFigures';
import { Select } from '../../../ui/Select';
import { NumberField } from '../../../ui/tool/ask/NumberField';
import { TypedFigure } from './TypedFigure';

const MONEY = { least: 0, most: 1_000_000 };
const CENTS = 100;

/** What a published video or a live has sold, as its creator reads it in the app: clicks, orders, commission. */
export default function SalesFields({ video }: { video: Video }) {
  const { t } = useTranslation('products');
  const currencyId = useId();
  const { commission } = figuresOf(video);
  const [currency, setCurrency] = useState(commission?.currency ?? PRICE_CURRENCIES[0]);
  const amount = commission?.settled ?? commission?.estimated;
  const [typed, setTyped] = useState(() =>
    amount === undefined ? '' : numberFormat({ minimumFractionDigits: 2 }).format(amount / CENTS),
  );

  const keep = (text: string, code: string) => {
    const read = typedWithin(text, MONEY);
    if (text.trim() === '') changeFigures(video, { commission: undefined });
    else if (read !== undefined) {
      changeFigures(video, { commission: { currency: code, estimated: Math.round(read * CENTS) } });
    }
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <TypedFigure video={video} name="productClicks" />
      <TypedFigure video={video} name="orders" />
      <NumberField
        label={t('fields.commission')}
        value={typed}
        bounds={MONEY}
        problem={t('fields.priceWrong')}
        onChange={(text) => {
          setTyped(text);
          keep(text, currency);
        }}
      />
      <div>
        <label htmlFor={currencyId} className="mb-1.5 block font-[540]">
          {t('fields.currency')}
        </label>
        <Select
          id={currencyId}
          value={currency}
          onChange={({ target: { value } }) => {
            setCurrency(value);
            keep(typed, value);
          }}
        >
          {[...new Set([...PRICE_CURRENCIES, currency])].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
