import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_FACT } from '../../../contracts/product';
import { noteProduct } from '../../../state/slices/productsStore';
import { Button } from '../../Button';
import { BOX } from '../../fieldStyles';
import { useDraft } from '../../useDraft';

const ASKED = ['move', 'surprised', 'price'] as const;

/** Of a product that nobody knows, three questions; what is answered is kept with it, and the result made from it. */
export function TellProduct({ typed, onTold }: { typed: string; onTold: () => void }) {
  const { t } = useTranslation('tool');
  const id = useId();
  const drafts = {
    move: useDraft(`product:${typed}:move`),
    surprised: useDraft(`product:${typed}:surprised`),
    price: useDraft(`product:${typed}:price`),
  };

  const tell = async (event: FormEvent) => {
    event.preventDefault();
    const { readTypedProduct } = await import('../../../domain/products/typedProduct');
    const { price } = readTypedProduct(drafts.price.text);
    await noteProduct(typed, {
      facts: { move: drafts.move.text, surprised: drafts.surprised.text },
      ...(price && { price }),
    });
    for (const { drop } of Object.values(drafts)) drop();
    onTold();
  };

  return (
    <form onSubmit={tell} className="flex flex-col gap-3 rounded-card border border-ink bg-surface p-4">
      <h2 className="subtitle">{t('product.tell')}</h2>
      {ASKED.map((question) => (
        <div key={question}>
          <label htmlFor={`${id}${question}`} className="mb-1.5 block font-[540]">
            {t(`product.asks.${question}`)}
          </label>
          <input
            id={`${id}${question}`}
            type="text"
            maxLength={LONGEST_FACT}
            value={drafts[question].text}
            onChange={(event) => drafts[question].type(event.target.value)}
            autoComplete="off"
            className={BOX}
          />
        </div>
      ))}
      <Button type="submit" disabled={ASKED.every((question) => drafts[question].text.trim() === '')}>
        {t('product.makeFromThis')}
      </Button>
    </form>
  );
}
