import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { Chip } from '../../ui/Chip';
import { useAgeLabel } from '../../ui/conversations/useAgeLabel';
import { MeasureLink } from './MeasureLink';
import type { Measured } from './useMeasured';

const MeasuredPicker = lazy(() => import('./MeasuredPicker'));

interface Props {
  measured: Measured;
  /** Takes over a video's measures; undefined removes them again. */
  onTake: (measured: MeasuredVideo | undefined) => void;
}

/** One tap takes over what was measured of a video: the newest is suggested, any other can be chosen. */
export function MeasuredBox({ measured: { all, taken }, onTake }: Props) {
  const { t } = useTranslation('checklist');
  const ageOf = useAgeLabel();
  const [isPicking, setPicking] = useState(false);
  const shownVideo = taken ?? all[0];
  if (!shownVideo) return <MeasureLink label={t('labels.measured.first')} />;

  const pick = (picked: MeasuredVideo) => {
    setPicking(false);
    if (picked.id !== taken?.id) onTake(picked);
  };

  return (
    <section
      aria-labelledby="checklist-measured"
      className="rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="checklist-measured" className="eyebrow">
        {t('labels.measured.title')}
      </h2>
      <p className="mt-1 flex items-baseline gap-2">
        <bdi className="min-w-0 truncate font-[620]">{shownVideo.fileName}</bdi>
        <span className="flex-none text-sm text-soft">{ageOf(shownVideo.measuredAt)}</span>
      </p>
      {!taken && <p className="mt-1 text-[15px] leading-snug text-soft">{t('labels.measured.hint')}</p>}
      <div className="mt-3 flex flex-wrap gap-1.5">
        {/* One chip for both states, so that the focus stays where it was. */}
        <Chip onClick={() => onTake(taken ? undefined : shownVideo)}>
          {t(taken ? 'labels.measured.leave' : 'labels.measured.take')}
        </Chip>
        <Chip aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {t('labels.measured.other')}
        </Chip>
      </div>
      <Suspense fallback={null}>
        {isPicking && <MeasuredPicker all={all} takenId={taken?.id} onPick={pick} onClose={() => setPicking(false)} />}
      </Suspense>
    </section>
  );
}
