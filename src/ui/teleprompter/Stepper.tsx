import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../IconButton';

interface Props {
  /** What changes, with its value. */
  label: string;
  range: { least: number; most: number };
  value: number;
  /** If given, the value is shown between the buttons. */
  unit?: string;
  less: { icon: LucideIcon; label: string };
  more: { icon: LucideIcon; label: string };
  /** -1 for less, 1 for more. */
  onStep: (step: number) => void;
}

/** A figure that goes up and down in steps, with two large buttons. */
export function Stepper({ label, range, value, unit, less, more, onStep }: Props) {
  return (
    <fieldset className="flex items-center" aria-label={label}>
      <IconButton {...less} disabled={value <= range.least} onClick={() => onStep(-1)} />
      {unit && (
        <p className="min-w-15 text-center text-sm leading-tight text-soft" aria-hidden="true">
          <span className="block text-[17px] font-[640] text-ink tabular-nums">{value}</span>
          {unit}
        </p>
      )}
      <IconButton {...more} disabled={value >= range.most} onClick={() => onStep(1)} />
    </fieldset>
  );
}
