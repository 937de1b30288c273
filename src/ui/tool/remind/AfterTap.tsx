import { lazy, Suspense } from 'react';
import type { Reminding } from './useReminding';

// What is needed after a tap only, code and texts, comes then.
const AskDialog = lazy(() => import('../../reminders/AskDialog'));
const Outcome = lazy(() => import('../../reminders/RemindOutcome'));

/** The reason for the permission, where the tap was the first. To be put once where something can be tapped. */
export function AskFirst({ reminding: { asking } }: { reminding: Reminding }) {
  return <Suspense fallback={null}>{asking && <AskDialog {...asking} />}</Suspense>;
}

/** How the last tap ended, if it was on `of`: a group or a moment's id. */
export function RemindOutcome({ reminding: { outcome }, of }: { reminding: Reminding; of: string }) {
  return (
    <div aria-live="polite" className="w-full print:hidden">
      <Suspense fallback={null}>
        {outcome?.of === of && (
          <div className="mt-1.5 mb-1 rounded-button bg-sunk px-3.5 py-2.5">
            <Outcome result={outcome.result} />
          </div>
        )}
      </Suspense>
    </div>
  );
}
