import { Bell, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../Chip';
import type { Reminding, Tapped } from './useReminding';

interface Props {
  tapped: Tapped;
  reminding: Reminding;
  /** The label while they are off, and while they are on. */
  off: ReactNode;
  on: ReactNode;
  disabled?: boolean;
}

/** Turns the reminders of one moment, or of all at once, on or off. */
export function RemindChip({ tapped, reminding, off, on, disabled }: Props) {
  const areOn = reminding.areOn(tapped.moments);
  const Icon = areOn ? BellRing : Bell;
  return (
    <Chip aria-pressed={areOn} disabled={disabled} onClick={() => reminding.toggle(tapped)}>
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
      {areOn ? on : off}
    </Chip>
  );
}
