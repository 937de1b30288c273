import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { partTime, progressOf } from '../../domain/teleprompter/run';
import { formatNumber } from '../../i18n/figures';
import { numberFormat } from '../../i18n/formatters';
import type { SessionStore } from './sessionStore';

/** The clock, the open part with its time, and a line for each part. */
export function PartBar({ session }: { session: SessionStore }) {
  const { t } = useTranslation('teleprompter');
  const { timeline } = session.getState();
  const clock = useStore(session, ({ run }) => Math.floor(run.clock));
  const part = useStore(session, ({ run }) => run.part);
  const isRunning = useStore(session, ({ phase }) => phase === 'running');
  const name = timeline[part]?.name ?? '';
  const place = { number: formatNumber(part + 1), total: formatNumber(timeline.length), name };

  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-2 px-4 pt-1 pb-3">
      <div className="flex items-end justify-between gap-4">
        <p className="flex items-center gap-2 text-[28px] leading-none font-[720] tabular-nums">
          <span
            aria-hidden="true"
            className={`size-2.5 flex-none rounded-full ${isRunning ? 'bg-live' : 'border-[1.5px] border-edge'}`}
          />
          <span className="sr-only">{t('clock')}</span> <span>{formatClock(clock)}</span>
        </p>
        <div className="min-w-0 text-end leading-tight">
          <p className="truncate font-[620]">{name}</p>
          <p className="text-sm text-soft tabular-nums">
            <TimeOfPart session={session} />
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="flex gap-1.5">
        {timeline.map(({ start, name }, index) => (
          <PartLine key={`${start} ${name}`} session={session} index={index} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {t('part', place)}
      </p>
    </div>
  );
}

/** What the plan says or, without one, how many parts there are. */
function TimeOfPart({ session }: { session: SessionStore }) {
  const { t } = useTranslation('teleprompter');
  const { timeline } = session.getState();
  const part = useStore(session, ({ run }) => run.part);
  const kind = useStore(session, ({ run }) => partTime(run, timeline)?.kind);
  const seconds = useStore(session, ({ run }) => Math.ceil(partTime(run, timeline)?.seconds ?? 0));
  if (!kind) return `${formatNumber(part + 1)} / ${formatNumber(timeline.length)}`;
  return t(kind, { time: formatClock(seconds), name: timeline[part + 1]?.name ?? '' });
}

function PartLine({ session, index }: { session: SessionStore; index: number }) {
  const { timeline } = session.getState();
  // No finer than visible, or every frame would render.
  const percent = useStore(session, ({ run }) => Math.round(progressOf(run, timeline, index) * 100));
  return (
    <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
      <div className="h-full rounded-full bg-ink" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

/** `seconds` as a running clock in the language's digits: 0:05, 12:34, 1:02:03. */
function formatClock(seconds: number): string {
  const pad = (value: number, digits: number) =>
    numberFormat({ minimumIntegerDigits: digits, useGrouping: false }).format(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60, 2);
  return hours > 0 ? `${pad(hours, 1)}:${pad(minutes, 2)}:${rest}` : `${pad(minutes, 1)}:${rest}`;
}
