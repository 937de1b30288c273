import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';

interface Props {
  id: string;
  label: string;
  onMenu: () => void;
}

/** Lifts a video by pointer or with the space bar; a tap or Enter opens the list of days. */
export function Grip({ id, label, onMenu }: Props) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id });
  return (
    <button
      {...attributes}
      {...listeners}
      // It would be read out in English in every language; the instructions say more anyway.
      aria-roledescription={undefined}
      ref={setNodeRef}
      type="button"
      aria-label={label}
      onClick={onMenu}
      className="grid size-11 cursor-grab touch-manipulation place-items-center rounded-control text-soft select-none hover:bg-sunk"
    >
      <GripVertical size={20} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
