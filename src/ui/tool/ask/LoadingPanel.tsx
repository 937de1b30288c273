import { StepHeading } from '../../flow/StepHeading';
import { Mark } from '../../Mark';

/** Shown while a result is made. */
export function LoadingPanel({ text }: { text: string }) {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col items-center justify-center gap-4 pb-16 text-center">
      <span className="animate-skeleton">
        <Mark size={56} />
      </span>
      <StepHeading takesFocus>{text}</StepHeading>
    </div>
  );
}
