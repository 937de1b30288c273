import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';
import { flagOf, type ShopCountry } from './shopCountries';
import { resetSteps } from './tickedSteps';

interface Props {
  country: ShopCountry;
  /** Whether there is a shop, and since when. */
  status: string;
  hasTicks: boolean;
  /** Asks for another country. */
  onChange: () => void;
}

/** Which country the page is about and how old its facts are; choosing another country, or starting over. */
export function CountryCard({ country, status, hasTicks, onChange }: Props) {
  const { t } = useTranslation('setup-guide');
  const { t: shell } = useTranslation();
  const change = useRef<HTMLDivElement>(null);
  const name = t(`labels.countries.${country}`);

  const reset = () => {
    const undo = resetSteps(country);
    showToast(t('labels.resetDone', { country: name }), { label: shell('undo'), run: undo });
    // The button that was tapped disappears.
    change.current?.querySelector('button')?.focus();
  };

  return (
    <section aria-label={name} className="rounded-card bg-sunk p-4 lg:col-span-2">
      <p className="flex items-start gap-3 font-[560]">
        <span aria-hidden="true" className="text-[22px] leading-tight">
          {flagOf(country)}
        </span>
        <span>{status}</span>
      </p>
      <p className="mt-1.5 text-sm text-soft">{t('labels.date')}</p>
      <div ref={change} className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Chip onClick={onChange}>{t('labels.changeCountry')}</Chip>
        {hasTicks && (
          <Chip onClick={reset}>
            <RotateCcw size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('labels.reset')}
          </Chip>
        )}
      </div>
    </section>
  );
}
