import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { NICHE_PICKS, type NichePick } from '../../domain/matchNiche';
import { BackLink } from '../../ui/flow/BackLink';
import { StepHeading } from '../../ui/flow/StepHeading';
import { NicheGrid } from '../../ui/tool/ask/NicheGrid';

interface Props {
  video: Video | undefined;
  takesFocus: boolean;
  onChoose: (niche: NichePick) => void;
  /** Back to the current checklist; undefined where there is none yet. */
  onBack: (() => void) | undefined;
}

/** Specification: niche picker, then a checklist. */
export function NicheStep({ video, takesFocus, onChoose, onBack }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <div className="mx-auto flex w-full max-w-[520px] flex-col gap-5">
      <header>
        {video && (
          <p className="mb-1.5 eyebrow">
            <bdi className="wrap-anywhere">{video.title}</bdi>
          </p>
        )}
        <StepHeading takesFocus={takesFocus}>{t(video ? 'labels.pick.ofVideo' : 'labels.pick.title')}</StepHeading>
        {!video && <p className="mt-2 max-w-[60ch] text-soft">{t('labels.pick.hint')}</p>}
      </header>
      <NicheGrid
        legend={t('labels.pick.niche')}
        isLegendHidden
        niches={NICHE_PICKS}
        chosen={undefined}
        onChoose={onChoose}
      />
      {onBack && <BackLink label={t('labels.pick.back')} onBack={onBack} />}
    </div>
  );
}
