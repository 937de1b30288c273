import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { isOverdue, isPublished } from '../../../domain/videos/stage';
import { formatDay, formatDayMonth, formatNumber, formatSlot } from '../../../i18n/figures';
import { now } from '../../../platform/clock';
import { useNicheName } from '../../../ui/videos/useNicheName';
import { latestViews } from '../latestViews';
import { useIdeaAge } from '../useIdeaAge';

/** One detail in the line below a row's title. */
interface Detail {
  text: string;
  /** Written by the creator, so it sets its own text direction. */
  isOwn?: boolean;
  isUrgent?: boolean;
}

/**
 * What a row says about a video below its title. `isCard`: the column says the stage, and a normal priority is left out
 * to save room.
 */
export function useDetails(): (video: Video, isCard?: boolean) => Detail[] {
  const { t } = useTranslation('content-tracker');
  const ageLabel = useIdeaAge();
  const nicheName = useNicheName();

  return (video, isCard = false) => {
    const details: Detail[] = [{ text: nicheName(video.niche), isOwn: true }];
    if (video.kind === 'live') details.push({ text: t('labels.calendar.live') });
    if (isPublished(video)) {
      const { publishedAt, platform = 'TikTok' } = video;
      details.push({ text: t('labels.publishedList.when', { date: formatDay(publishedAt), platform }) });
      const views = latestViews(video);
      if (views) {
        const { count, at } = views;
        const shown = { count, shown: formatNumber(count), date: formatDayMonth(new Date(at)) };
        details.push({ text: t('labels.viewCount', shown) });
      }
      return details;
    }
    if (!isCard && video.stage !== 'idea') details.push({ text: t(`labels.stages.${video.stage}`) });
    if (!isCard || video.priority !== 'medium') details.push({ text: t(`labels.priorityOf.${video.priority}`) });
    if (video.slot) details.push({ text: t('labels.slot', { when: formatSlot(video.slot) }) });
    details.push({ text: ageLabel(video.createdAt) });
    if (isOverdue(video, now())) details.push({ text: t('labels.counters.overdue'), isUrgent: true });
    return details;
  };
}
