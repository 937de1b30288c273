import type { ReactNode } from 'react';
import { RemindButton } from './RemindButton';
import { RemindOutcome } from './RemindDialogs';
import { RemindNote } from './RemindNote';
import type { Moment, Reminding } from './useReminding';

interface Props {
  moment: Moment;
  reminding: Reminding;
  children?: ReactNode;
}

/** A moment in a list, with its bell and what is set. */
export function RemindRow({ moment, reminding, children }: Props) {
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        <div className="flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1">
          {children && <div>{children}</div>}
          <RemindNote moment={moment} reminding={reminding} />
        </div>
        <RemindButton moment={moment} reminding={reminding} />
      </div>
      <RemindOutcome reminding={reminding} of={moment.id} />
    </li>
  );
}
