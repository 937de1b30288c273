import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Options } from '../../ui/flow/Options';
import { StepHeading } from '../../ui/flow/StepHeading';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';
import { LocationField } from './places/LocationField';
import type { Whereabouts } from './places/useWhereabouts';
import { keep } from './useScheduler';

const ABOUT = ['slots', 'engagement', 'competition', 'reminders'] as const;

interface Props {
  location: string;
  whereabouts: Whereabouts | undefined;
}

/** Specification: an optional location text field, a grid of 8 niche buttons, an info box. */
export function FirstPage({ location, whereabouts }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shared } = useTranslation('tool');
  const nichesId = useId();
  const options = useNicheOptions(undefined, t('labels.audiences', { returnObjects: true }));
  return (
    <div className="own-direction mx-auto grid w-full max-w-[960px] animate-appear items-start gap-5 px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:grid-cols-[1fr_300px] lg:gap-x-8">
      <div className="lg:col-span-2">
        <StepHeading takesFocus>{t('labels.title')}</StepHeading>
      </div>
      <div className="flex flex-col gap-5">
        <LocationField location={location} whereabouts={whereabouts} />
        <div className="flex flex-col gap-2">
          <h2 id={nichesId} className="font-[540]">
            {t('labels.niche')}
          </h2>
          <Options titleId={nichesId} options={options} chosen={undefined} onChoose={(niche) => keep('niche', niche)} />
        </div>
      </div>
      <section aria-label={t('labels.about.title')} className="rounded-card bg-sunk px-4 py-3.5 text-sm lg:mt-8">
        <h2 className="font-[620]">{t('labels.about.title')}</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
          {ABOUT.map((claim) => (
            <li key={claim}>{t(`labels.about.${claim}`)}</li>
          ))}
        </ul>
        <p className="mt-2.5 text-soft">{shared('notice.general')}</p>
      </section>
    </div>
  );
}
