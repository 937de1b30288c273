import { useDroppable } from '@dnd-kit/core';

/** A day as a drop target; visible while a video is over it. */
export function DropZone({ date }: { date: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: date });
  return (
    <span
      ref={setNodeRef}
      className={`pointer-events-none absolute inset-0 rounded-button ${isOver ? 'border-3 border-ink bg-accent/40' : ''}`}
    />
  );
}
