import { useTranslation } from 'react-i18next';
import type { Heading } from './model';

/** The days of a result, always in sight: one tap goes to the day. Today is filled; a live has a red dot. */
export function DayNav({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('tool');
  const days = headings.flatMap(({ day, ...heading }) => (day ? [{ ...heading, day }] : []));
  if (days.length === 0) return null;

  const goTo = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };

  return (
    <nav
      aria-label={t('result.days')}
      className="sticky top-0 z-10 -mx-5 bg-paper px-5 py-2 lg:mx-0 lg:px-0 print:hidden"
    >
      <ol className="grid grid-cols-7 gap-1">
        {days.map(({ id, text, note, day }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={[text, note].filter(Boolean).join(' · ')}
              aria-current={day.isToday ? 'date' : undefined}
              onClick={() => goTo(id)}
              className="flex min-h-14 w-full flex-col items-center rounded-control py-1.5 text-soft hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="text-[13px] leading-tight uppercase">{day.letter}</span>
              <span className="leading-tight font-[660] tabular-nums">{day.number}</span>
              <span className={`mt-0.5 size-1.5 rounded-full ${day.isLive ? 'bg-live' : 'bg-accent'}`} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
