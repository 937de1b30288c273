import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import type { SlotTime } from '../../domain/videos/ownSlots';
import { formatMoment } from '../../i18n/figures';
import { deviceZone } from '../../platform/timeZone';
import { Link } from '../../ui/Link';
import { useNicheName } from '../../ui/videos/useNicheName';
import type { Planning } from './usePlanning';

interface Props {
  slot: SlotTime;
  planning: Planning;
  onPick: (video: Video) => void;
}

/** The videos that wait for a slot, one tap each. */
export function WaitingVideoPicker({ slot, planning, onPick }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const nicheName = useNicheName();
  const waiting = planning.waiting();
  const isEmpty = waiting.length === 0;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-[620]">
        {isEmpty
          ? t('labels.video.none')
          : t('labels.video.which', { moment: formatMoment(planning.freeAt(slot), deviceZone()) })}
      </p>
      <ul className="divide-y divide-line">
        {waiting.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              onClick={() => onPick(video)}
              className="flex min-h-12 w-full flex-col justify-center py-2 text-start"
            >
              <span dir="auto" className="line-clamp-2 font-[560] wrap-anywhere">
                {video.title}
              </span>
              <span className="text-sm text-soft">
                <bdi>{nicheName(video.niche)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link
        to={isEmpty ? '/content-tracker?new=1' : '/content-tracker'}
        className="flex min-h-11 items-center gap-1.5 font-[560] underline underline-offset-4"
      >
        {isEmpty && <Plus size={18} strokeWidth={2} aria-hidden="true" />}
        {t(isEmpty ? 'labels.video.note' : 'labels.video.all')}
      </Link>
    </div>
  );
}
