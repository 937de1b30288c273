import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_LIVE, type Video } from '../../../contracts/video';
import { USUAL_MINUTES } from '../../../domain/lives/liveClock';
import { formatNumber } from '../../../i18n/figures';
import { typedWithin } from '../../../lib/typedNumber';
import { NumberField } from '../../../ui/tool/ask/NumberField';
import { Lines } from '../video/draftFields';

const MINUTES = { least: 1, most: LONGEST_LIVE, isWhole: true };
const LONGEST_LIST = 2000;

interface Props {
  live: Video;
  onChange: (change: Partial<Video>) => void;
}

/** What only a live has, as its creator writes it: its length, and its products in order. */
export function LiveFields({ live, onChange }: Props) {
  const { t } = useTranslation('content-tracker');
  const { products = [], minutes } = live;
  const [typedMinutes, setTypedMinutes] = useState(minutes === undefined ? '' : String(minutes));
  const [typedProducts, setTypedProducts] = useState(products.join('\n'));

  const setMinutes = (text: string) => {
    setTypedMinutes(text);
    const typed = typedWithin(text, MINUTES);
    if (typed !== undefined || text.trim() === '') onChange({ minutes: typed });
  };
  const setProducts = (text: string) => {
    setTypedProducts(text);
    const named = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    onChange({ products: named.length > 0 ? named : undefined });
  };

  return (
    <>
      <NumberField
        label={t('labels.live.minutes')}
        unit={t('labels.live.minutesUnit')}
        value={typedMinutes}
        placeholder={formatNumber(USUAL_MINUTES)}
        bounds={MINUTES}
        problem={t('labels.live.minutesProblem', { most: formatNumber(LONGEST_LIVE) })}
        onChange={setMinutes}
      />
      <Lines
        label={t('labels.live.products')}
        value={typedProducts}
        onChange={({ target: { value } }) => setProducts(value)}
        placeholder={t('labels.live.productsExample')}
        maxLength={LONGEST_LIST}
      />
    </>
  );
}
