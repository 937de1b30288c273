import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lazyPart';
import type { KnownProduct } from './knowProduct';

const wrongKind = lazyPart(() => import('./WrongKindDialog'));

interface Props {
  known: KnownProduct;
  /** The language that its names are in. */
  language: string;
  onDecided?: () => void;
}

/** What a product was taken for, and the way to say otherwise; nothing of what may not be promoted. */
export function TakenFor({ known, language, onDecided }: Props) {
  const { t } = useTranslation('tool');
  const [isOpen, setOpen] = useState(false);
  if (known.is !== 'described' && known.is !== 'ambiguous') return null;
  const { typed } = known;
  const kind = known.is === 'described' && known.brief.family !== undefined ? known.brief.name.bare : undefined;
  const open =
    known.is === 'ambiguous' ? t('product.which', { product: typed }) : t('product.unknown', { product: typed });
  const close = () => setOpen(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-soft">
        {kind === undefined ? open : t('product.takenFor', { name: kind })}
        <button type="button" className="min-h-11 font-[560] text-ink underline" onClick={() => setOpen(true)}>
          {t(kind === undefined ? 'product.sayKind' : 'product.wrongKind')}
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
