import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { formatShortDay } from './dayFormats';
import { dropSlotId, gripSlotId } from './elementIds';
import { Grip } from './Grip';
import { toDayByKey } from './toDayByKey';
import { useSlots } from './useSlots';

interface Props {
  /** Those that can be dragged. */
  videos: readonly Video[];
  /** Where they can be dropped. */
  week: readonly string[];
  selected: string;
  onMove: (video: Video, date: string) => void;
  /** A tap on a grip: shows the days as a list. */
  onMenu: (id: string) => void;
}

/** A finger that only scrolls lifts nothing. */
const TOUCH = { delay: 200, tolerance: 8 };
const MOUSE = { distance: 6 };
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/**
 * Dragging a video onto a day. Its code arrives after the screen, so it puts the grips and the drop zones into the
 * places that rows and days reserve for them, without rendering anything again.
 */
export default function DragLayer({ videos, week, selected, onMove, onMenu }: Props) {
  const { t } = useTranslation('conversion-planner');
  const [liftedId, setLiftedId] = useState<UniqueIdentifier>();
  /** The day that the arrows have reached; none before the first arrow. */
  const dayByKey = useRef<string>(undefined);
  const grips = useSlots(videos.map(({ id }) => gripSlotId(id)));
  const zones = useSlots(week.map(dropSlotId));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: toDayByKey(week, selected, dayByKey) }),
  );
  const videoOf = (id: UniqueIdentifier | undefined) => videos.find((video) => video.id === id);
  const titleOf = (id: UniqueIdentifier) => videoOf(id)?.title ?? '';

  const findDay: CollisionDetection = (args) =>
    args.pointerCoordinates
      ? pointerWithin(args)
      : args.droppableContainers.filter(({ id }) => id === dayByKey.current).map(({ id }) => ({ id }));

  const drop = ({ active, over }: DragEndEvent) => {
    setLiftedId(undefined);
    const video = videoOf(active.id);
    if (video && over) onMove(video, String(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findDay}
      // The days stay visible while the page scrolls.
      autoScroll={false}
      accessibility={{
        screenReaderInstructions: { draggable: t('labels.move.drag.how') },
        announcements: {
          onDragStart: ({ active }) => t('labels.move.drag.start', { title: titleOf(active.id) }),
          onDragOver: ({ over }) =>
            over ? t('labels.move.drag.over', { day: formatShortDay(String(over.id)) }) : undefined,
          // The toast says where it is now.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => t('labels.move.drag.cancel', { title: titleOf(active.id) }),
        },
      }}
      onDragStart={({ active }) => {
        dayByKey.current = undefined;
        setLiftedId(active.id);
      }}
      onDragEnd={drop}
      onDragCancel={() => setLiftedId(undefined)}
    >
      {week.map((date) => {
        const slot = zones.get(dropSlotId(date));
        return slot && createPortal(<DropZone date={date} />, slot, date);
      })}
      {videos.map(({ id, title }) => {
        const slot = grips.get(gripSlotId(id));
        const label = t('labels.move.this', { title });
        return slot && createPortal(<Grip id={id} label={label} onMenu={() => onMenu(id)} />, slot, id);
      })}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={40}>
          {liftedId && (
            <p
              dir="auto"
              className="w-fit max-w-60 truncate rounded-button bg-ink px-4 py-2.5 text-[15px] font-[620] text-paper"
            >
              {titleOf(liftedId)}
            </p>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** A day as a drop target; visible while a video is over it. */
function DropZone({ date }: { date: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: date });
  return (
    <span
      ref={setNodeRef}
      className={`pointer-events-none absolute inset-0 rounded-button ${isOver ? 'border-3 border-ink bg-accent/40' : ''}`}
    />
  );
}
