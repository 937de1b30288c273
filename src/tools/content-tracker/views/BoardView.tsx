import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { use, useMemo, useState } from 'react';
import type { Video } from '../../../contracts/video';
import { STAGES, type Stage } from '../../../domain/videos/stage';
import { useIsWide } from '../../../ui/useIsWide';
import { VideoActionsContext } from '../video/actions';
import { columnsOf } from './boardColumns';
import { Column } from './Column';
import { StageTabs } from './StageTabs';
import { useSwipe } from './useSwipe';

interface Props {
  videos: readonly Video[];
  /** The column shown on a phone. */
  stage: Stage;
  onStage: (stage: Stage) => void;
}

/** A mouse drags at once, a finger after a moment, so that it can still scroll. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 280, tolerance: 8 } };

/** Dragging is for the pointer; the menu and the keys do the same, and a toast announces each move. */
const SAID = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** The videos by stage: all columns side by side, on a phone one at a time. A card is dropped on a column or its tab. */
export function BoardView({ videos, stage, onStage }: Props) {
  const { move } = use(VideoActionsContext);
  const isWide = useIsWide();
  const [dragged, setDragged] = useState<Video>();
  const columns = useMemo(() => columnsOf(videos), [videos]);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const swipe = useSwipe((step) => {
    const next = STAGES[STAGES.indexOf(stage) + step];
    if (next && !dragged) onStage(next);
  });

  const find = (id: string | number) => videos.find((video) => video.id === id);
  const drop = (video: Video | undefined, on: string | number | undefined) => {
    setDragged(undefined);
    const to = STAGES.find((known) => known === on);
    if (video && to) move(video, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SAID}
      // On a phone the tabs stay at the top whatever scrolls, so nothing has to scroll towards them.
      autoScroll={isWide}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragEnd={({ active, over }) => drop(find(active.id), over?.id)}
      onDragCancel={() => setDragged(undefined)}
    >
      {isWide ? (
        <div className="-mx-5 flex snap-x snap-proximity scroll-px-5 items-stretch gap-3 overflow-x-auto px-5 pb-2">
          {STAGES.map((name) => (
            <Column key={name} stage={name} videos={columns[name]} scrollsItself />
          ))}
        </div>
      ) : (
        <div {...swipe} className="flex flex-1 flex-col gap-3">
          <StageTabs columns={columns} chosen={stage} onChoose={onStage} />
          <Column key={stage} stage={stage} videos={columns[stage]} />
        </div>
      )}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <p
            dir="auto"
            className="line-clamp-3 rotate-1 rounded-card border border-ink bg-surface p-3.5 font-[620] leading-snug"
          >
            {dragged.title}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
