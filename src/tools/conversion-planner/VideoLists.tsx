import { CalendarPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { changeVideo, publishVideo, restoreVideo } from '../../state/slices/videosStore';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';
import { CompleteDay } from './CompleteDay';
import { formatShortDay } from './dayFormats';
import { movedTo, type Plan } from './dayPlan';
import { TO_SHOOT_ID, toggleId } from './elementIds';
import { PlannedVideoRow } from './PlannedVideoRow';
import { PublishedRow } from './PublishedRow';

const MoveDialog = lazy(() => import('./MoveDialog'));
const DragLayer = lazy(() => import('./DragLayer'));

/** How many ideas without a day are shown at first, and how many more each time. */
const FIRST_UNPLANNED = 3;
const MORE_UNPLANNED = 20;

interface Props {
  plan: Plan;
  selected: string;
  today: string;
  week: readonly string[];
  isCompleted: boolean;
  /** Moves the reminder of a live to another day with it; returns the undo. */
  onAdd: () => void;
}

/** What is to be shot on the selected day, what was published on it, and the ideas that have no day yet. */
export function VideoLists({ plan, selected, today, week, isCompleted, onAdd }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const [openId, setOpenId] = useState<string>();
  const [movingId, setMovingId] = useState<string>();
  const [most, setMost] = useState(FIRST_UNPLANNED);
  const focusNext = useRef<string>(undefined);

  const { toShoot, published } = plan.on(selected);
  const unplanned = plan.unplanned.slice(0, most);
  const hidden = plan.unplanned.length - unplanned.length;
  const shownVideos = [...toShoot, ...unplanned];
  const moving = shownVideos.find(({ id }) => id === movingId);

  // Runs after the row has gone and the dialog has tried to return the focus to it.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  /** Where the focus goes when a row leaves its list: the next row, the one before, or the heading. */
  const neighbourOf = (video: Video): string => {
    const list = toShoot.includes(video) ? toShoot : unplanned;
    const index = list.indexOf(video);
    const neighbour = list[index + 1] ?? list[index - 1];
    return neighbour ? toggleId(neighbour.id) : TO_SHOOT_ID;
  };

  const move = (video: Video, date: string | undefined) => {
    setMovingId(undefined);
    if (date === video.slot?.date) return;
    const staysInSight = date === selected || date === undefined;
    focusNext.current = staysInSight ? toggleId(video.id) : neighbourOf(video);
    changeVideo(video.id, movedTo(video, date));
    const message = date ? t('labels.move.moved', { day: formatShortDay(date) }) : t('labels.move.removed');
    showToast(message, { label: shell('undo'), run: () => restoreVideo(video) });
  };

  const publish = (video: Video) => {
    focusNext.current = neighbourOf(video);
    publishVideo(video.id);
    showToast(t('labels.shoot.published'), { label: shell('undo'), run: () => restoreVideo(video) });
  };

  const rowOf = (video: Video) => (
    <PlannedVideoRow
      key={video.id}
      video={video}
      isOpen={video.id === openId}
      onToggle={() => setOpenId(video.id === openId ? undefined : video.id)}
      onPublish={() => publish(video)}
      onMove={() => setMovingId(video.id)}
    >
      {video.slot ? undefined : (
        <Chip onClick={() => move(video, selected)}>
          <CalendarPlus size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.unplanned.put', { day: formatShortDay(selected) })}
        </Chip>
      )}
    </PlannedVideoRow>
  );

  return (
    <>
      <section>
        <h2 id={TO_SHOOT_ID} tabIndex={-1} className="subtitle outline-none">
          {t('labels.shoot.title')}
        </h2>
        {toShoot.length + published.length === 0 && (
          <p className="mt-2 text-soft">
            {t('labels.shoot.empty')} {t('labels.shoot.emptyHow')}
          </p>
        )}
        <ul className="mt-3 flex flex-col gap-3 empty:hidden">
          {toShoot.map(rowOf)}
          {published.map((video) => (
            <PublishedRow key={video.id} video={video} today={today} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <Chip onClick={onAdd}>
            <Plus size={18} strokeWidth={2} aria-hidden="true" />
            {t('labels.shoot.add')}
          </Chip>
          <CompleteDay date={selected} isCompleted={isCompleted} />
        </div>
      </section>
      {unplanned.length > 0 && (
        <section>
          <h2 className="subtitle">{t('labels.unplanned.title')}</h2>
          <ul className="mt-3 flex flex-col gap-3">{unplanned.map(rowOf)}</ul>
          {hidden > 0 && (
            <Chip onClick={() => setMost(most + MORE_UNPLANNED)} className="mt-3">
              {t('labels.unplanned.more', { count: hidden })}
            </Chip>
          )}
        </section>
      )}
      <Suspense fallback={null}>
        {shownVideos.length > 0 && (
          <DragLayer videos={shownVideos} week={week} selected={selected} onMove={move} onMenu={setMovingId} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {moving && (
          <MoveDialog
            video={moving}
            week={week}
            today={today}
            onMove={(date) => move(moving, date)}
            onClose={() => setMovingId(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
