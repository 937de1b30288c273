import { CalendarArrowDown, Square } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Chip } from '../../ui/Chip';
import { IconButton } from '../../ui/IconButton';
import { OpenChevron } from '../../ui/tool/OpenChevron';
import { useNicheName } from '../../ui/videos/useNicheName';
import { formatClock } from './dayFormats';
import { gripSlotId, toggleId } from './elementIds';

const VideoDetails = lazy(() => import('./VideoDetails'));

interface Props {
  video: Video;
  isOpen: boolean;
  onToggle: () => void;
  onPublish: () => void;
  onMove: () => void;
  /** Further actions, shown first. */
  children?: ReactNode;
}

/** A video that is to be shot: a tick publishes it; it opens to its hook, its script and what comes next. */
export function PlannedVideoRow({ video, isOpen, onToggle, onPublish, onMove, children }: Props) {
  const { t } = useTranslation('conversion-planner');
  const nicheName = useNicheName();
  const detailsId = useId();
  const { id, title, slot, niche, priority, kind } = video;
  const time = slot?.time && formatClock(slot.date, slot.time);
  return (
    <li className="rounded-card border border-line bg-surface p-1.5 break-inside-avoid">
      <div className="flex items-start">
        <IconButton
          icon={Square}
          label={t('labels.shoot.publish', { title })}
          onClick={onPublish}
          className="text-soft print:hidden"
        />
        <button
          type="button"
          id={toggleId(id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-control py-2 ps-1.5 text-start"
        >
          <span className="min-w-0 flex-1">
            <span dir="auto" className={`wrap-anywhere font-[620] ${isOpen ? 'block' : 'line-clamp-2'}`}>
              {kind === 'live' && <i className="me-1.5 inline-block size-2.25 rounded-full bg-live" />}
              {title}
            </span>
            <span className="block text-sm wrap-anywhere text-soft">
              {time && `${time} · `}
              <bdi>{nicheName(niche)}</bdi> · {t(`labels.shoot.priority.${priority}`)}
            </span>
          </span>
          <OpenChevron isOpen={isOpen} className="mt-0.5" />
        </button>
        {/* The grip arrives with the code for dragging; its place is reserved. */}
        <span id={gripSlotId(id)} className="size-11 flex-none print:hidden" />
      </div>
      {isOpen && (
        <div id={detailsId} className="flex flex-col gap-3.5 px-2.5 pt-2 pb-2">
          <Suspense fallback={null}>
            <VideoDetails video={video} onPublish={onPublish}>
              {children}
              <Chip onClick={onMove}>
                <CalendarArrowDown size={18} strokeWidth={1.8} aria-hidden="true" />
                {t('labels.move.open')}
              </Chip>
            </VideoDetails>
          </Suspense>
        </div>
      )}
    </li>
  );
}
