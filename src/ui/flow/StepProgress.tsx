import { formatPercent } from '../../i18n/figures';

/** The progress through a row of questions: its words, the percentage, a bar. `progress` is from 0 to 1. */
export function StepProgress({ text, progress }: { text: string; progress: number }) {
  const percent = formatPercent(progress);
  return (
    <div>
      <div className="flex justify-between text-sm text-soft">
        <span>{text}</span>
        <span>{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={100 * progress}
        aria-valuetext={percent}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-ink" style={{ inlineSize: `${100 * progress}%` }} />
      </div>
    </div>
  );
}
