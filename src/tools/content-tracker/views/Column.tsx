import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import type { Stage } from '../../../domain/videos/stage';
import { formatNumber } from '../../../i18n/figures';
import { VideoList } from './VideoList';
import { VideoRow } from './VideoRow';

const CARD_HEIGHT = 100;

interface Props {
  stage: Stage;
  videos: readonly Video[];
  /**
   * True on a desktop, among other columns. A single column on a phone scrolls with the screen, and its tab is the drop
   * target.
   */
  scrollsItself?: boolean;
}

/** The videos of one stage. */
export function Column({ stage, videos, scrollsItself = false }: Props) {
  const { t } = useTranslation('content-tracker');
  const { setNodeRef, isOver } = useDroppable({
    // On a phone the stage's own id is its tab's.
    id: scrollsItself ? stage : `column-${stage}`,
    disabled: !scrollsItself,
  });
  const headingId = useId();
  const list = (
    <VideoList videos={videos} rowHeight={CARD_HEIGHT}>
      {(video) => <DraggableCard video={video} />}
    </VideoList>
  );
  const heading = (
    <h2 id={headingId} tabIndex={-1} className={scrollsItself ? 'flex gap-2 px-1 font-[660] outline-none' : 'sr-only'}>
      {t(`labels.stages.${stage}`)} <span className="font-normal text-soft">{formatNumber(videos.length)}</span>
    </h2>
  );
  const empty = videos.length === 0 && <p className="px-1 text-[15px] text-soft">{t(`labels.emptyStage.${stage}`)}</p>;

  if (!scrollsItself) {
    return (
      <section aria-labelledby={headingId}>
        {heading}
        {empty}
        {list}
      </section>
    );
  }
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      className={`flex h-[calc(100dvh-15rem)] min-h-[24rem] w-[264px] flex-none snap-start flex-col gap-2 rounded-card p-2 pt-3 ${isOver ? 'bg-accent/40' : 'bg-sunk'}`}
    >
      {heading}
      {empty}
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto rounded-button">
        {list}
      </div>
    </section>
  );
}

/** Only pointer events start a drag: the buttons inside have keys of their own. */
function DraggableCard({ video }: { video: Video }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: video.id });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={isDragging ? 'opacity-40' : 'select-none [-webkit-touch-callout:none]'}
    >
      <VideoRow video={video} isCard />
    </div>
  );
}
