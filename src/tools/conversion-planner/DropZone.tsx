import { useDroppable } from '@dnd-kit/core';

/** A day as a place to drop a video; shows when one is above it. */
export function DropZone({ date }: { date: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: date });
  return (
    <span
      ref={setNodeRef}
      className={`pointer-events-none absolute inset-0 rounded-button ${isOver ? 'border-3 border-ink bg-accent/40' : ''}`}
    />
  );
}
