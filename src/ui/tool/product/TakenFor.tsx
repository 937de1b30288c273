import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductBrief } from '../../../domain/products/brief';
import { lazyPart } from '../../lazyPart';

const wrongKind = lazyPart(() => import('./WrongKindDialog'));

interface Props {
  product: Pick<ProductBrief, 'typed' | 'family' | 'name'>;
  /** The language that its names are in. */
  language: string;
  onDecided?: () => void;
}

/** What a product was taken for, and the way to say otherwise. */
export function TakenFor({ product: { typed, family, name }, language, onDecided }: Props) {
  const { t } = useTranslation('tool');
  const [isOpen, setOpen] = useState(false);
  const isKnown = family !== undefined;
  const close = () => setOpen(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-soft">
        {isKnown ? t('product.takenFor', { name: name.bare }) : t('product.unknown', { product: typed })}
        <button type="button" className="min-h-11 font-[560] text-ink underline" onClick={() => setOpen(true)}>
          {t(isKnown ? 'product.wrongKind' : 'product.sayKind')}
        </button>
      </p>
      {isOpen && (
        <Suspense>
          <wrongKind.Part
            typed={typed}
            language={language}
            onClose={close}
            onDecided={() => {
              close();
              onDecided?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
