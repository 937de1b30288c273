import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazyPart';
import { TellProduct } from './TellProduct';
import type { AskedProduct } from './useAskedProduct';

const wrongKind = lazyPart(() => import('./WrongKindDialog'));

interface Props {
  asked: AskedProduct;
  /** Makes the result again, with what was said of the product. */
  onChange: () => void;
}

/** Above a result: what its product was taken for, and the way to say otherwise; of an unknown one, three questions. */
export function AboutProduct({ asked: { product, language }, onChange }: Props) {
  const { t } = useTranslation('tool');
  const [isOpen, setOpen] = useState(false);
  if (!product) return null;
  const isKnown = product.family !== undefined;
  return (
    <div className="flex flex-col gap-3 lg:col-span-2 print:hidden">
      <p className="flex flex-wrap items-center gap-x-3 text-soft">
        {isKnown
          ? t('product.takenFor', { name: product.name.bare })
          : t('product.unknown', { product: product.typed })}
        <button type="button" className="min-h-11 font-[560] text-ink underline" onClick={() => setOpen(true)}>
          {t(isKnown ? 'product.wrongKind' : 'product.sayKind')}
        </button>
      </p>
      {!isKnown && <TellProduct typed={product.typed} onTold={onChange} />}
      {isOpen && (
        <Suspense>
          <wrongKind.Part
            typed={product.typed}
            language={language}
            onClose={() => setOpen(false)}
            onDecided={() => {
              setOpen(false);
              onChange();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
