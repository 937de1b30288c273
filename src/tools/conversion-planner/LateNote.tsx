import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { isLate, newDaysFor } from '../../domain/videos/late';
import { putVideos } from '../../state/slices/videosStore';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';
import { movedTo } from './dayPlan';

/** Videos whose day is over: one tap gives each another day, and can be undone. */
export function LateNote({ videos, today }: { videos: readonly Video[]; today: string }) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const late = videos.filter((video) => isLate(video, today));
  if (late.length === 0) return null;

  const replan = () => {
    const days = newDaysFor(videos, today);
    void putVideos(late.map((video) => ({ ...video, ...movedTo(video, days.get(video.id)) })));
    const undo = () => void putVideos(late);
    showToast(t('labels.late.moved', { count: late.length }), { label: shell('undo'), run: undo });
  };

  return (
    <section className="rounded-button bg-sunk px-4 py-3 text-[15px]">
      <p className="font-[680]">{t('labels.late.count', { count: late.length })}</p>
      <Chip onClick={replan} className="mt-2">
        <CalendarClock size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('labels.late.replan')}
      </Chip>
    </section>
  );
}
