import { lazy, Suspense } from 'react';
import type { Reminding } from './useReminding';

// Code and texts needed only after a tap are fetched then.
const AskDialog = lazy(() => import('../../reminders/AskDialog'));
const Outcome = lazy(() => import('../../reminders/RemindOutcome'));

/** Explains the permission on the first tap. Render it once, near what can be tapped. */
export function AskFirst({ reminding: { asking } }: { reminding: Reminding }) {
  return <Suspense fallback={null}>{asking && <AskDialog {...asking} />}</Suspense>;
}

/** The outcome of the last tap, if it was on `of`: a group or a moment's id. */
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
