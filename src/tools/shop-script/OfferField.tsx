import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOffer, LONGEST_OFFER } from './offer';

/** The creator's own discount; what is typed takes the place of the example at once. */
export function OfferField({ offer }: { offer: string }) {
  const { t } = useTranslation('shop-script');
  const fieldId = useId();
  const noteId = useId();
  return (
    <div className="print:hidden">
      <label htmlFor={fieldId} className="mb-1.5 block font-[540]">
        {t('labels.offer')}
      </label>
      <input
        id={fieldId}
        type="text"
        value={offer}
        onChange={(event) => keepOffer(event.target.value)}
        placeholder={t('labels.offerPlaceholder')}
        maxLength={LONGEST_OFFER}
        aria-describedby={noteId}
        autoComplete="off"
        className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
      />
      <p id={noteId} className="mt-1.5 text-sm text-soft">
        {t('labels.withoutOffer')}
      </p>
    </div>
  );
}
