import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NICHE_PICKS, type NichePick, nichePickOf } from '../../domain/matchNiche';
import { Chip } from '../../ui/Chip';
import { BackLink } from '../../ui/flow/BackLink';
import { Options } from '../../ui/flow/Options';
import { StepHeading } from '../../ui/flow/StepHeading';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';

/** Specification: the niche picker offers beaute, tech, fitness, lifestyle. */
export const OFFERED = ['beauty', 'tech', 'fitness', 'lifestyle'] as const satisfies readonly NichePick[];

interface Props {
  chosen: NichePick | undefined;
  onChoose: (niche: NichePick) => void;
  /** Without a niche there is nothing to go back to. */
  onBack: (() => void) | undefined;
}

/** Asks for the niche: the four that are offered, and the other four for those who look for them. */
export function NichePicker({ chosen, onChoose, onBack }: Props) {
  const { t } = useTranslation('viral-alert');
  const titleId = useId();
  const [areAll, setAll] = useState(false);
  const options = useNicheOptions(areAll ? NICHE_PICKS : OFFERED);
  const choose = (value: string) => {
    const niche = nichePickOf(value);
    if (niche) onChoose(niche);
  };
  return (
    <div className="own-direction mx-auto flex w-full max-w-[560px] animate-appear flex-col gap-4 px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <StepHeading id={titleId} takesFocus>
        {t('labels.pick.title')}
      </StepHeading>
      <p className="-mt-1 text-soft">{t('labels.pick.hint')}</p>
      <Options titleId={titleId} options={options} chosen={chosen} onChoose={choose} />
      {!areAll && (
        <Chip onClick={() => setAll(true)} className="self-start">
          {t('labels.pick.more')}
        </Chip>
      )}
      {onBack && <BackLink label={t('labels.pick.back')} onBack={onBack} />}
    </div>
  );
}
