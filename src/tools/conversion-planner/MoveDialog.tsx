import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formatShortDay } from './dayFormats';
import { daysAfter, isDate } from './plannerWeek';

interface Props {
  video: Video;
  week: readonly string[];
  today: string;
  /** Undefined: takes it off its day. */
  onMove: (date: string | undefined) => void;
  onClose: () => void;
}

const ROW =
  'flex min-h-12 w-full items-center rounded-button border-[1.5px] border-line bg-surface px-4 py-2 text-start font-[540]';

/** Puts a video on another day of the week shown, on any other, or on none. */
export default function MoveDialog({ video, week, today, onMove, onClose }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const [other, setOther] = useState(daysAfter(week.at(-1) ?? today, 1));
  const otherId = useId();
  const days = week.filter((date) => date !== video.slot?.date);

  const goToOther = (event: FormEvent) => {
    event.preventDefault();
    if (isDate(other)) onMove(other);
  };

  return (
    <Dialog title={t('labels.move.this', { title: video.title })} closeLabel={shell('close')} onClose={onClose}>
      <ul className="flex flex-col gap-2">
        {days.map((date) => (
          <li key={date}>
            <button type="button" onClick={() => onMove(date)} className={ROW}>
              {t('labels.move.to', { day: formatShortDay(date) })}
              {date === today && <span className="font-normal text-soft"> · {t('labels.week.today')}</span>}
            </button>
          </li>
        ))}
        {video.slot && (
          <li>
            <button type="button" onClick={() => onMove(undefined)} className={`${ROW} text-poor`}>
              {t('labels.move.remove')}
            </button>
          </li>
        )}
      </ul>
      <form onSubmit={goToOther} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1">
          <label htmlFor={otherId} className="mb-1.5 block font-[540]">
            {t('labels.move.other')}
          </label>
          <input
            id={otherId}
            type="date"
            required
            value={other}
            min="2000-01-01"
            max="2099-12-31"
            onChange={(event) => setOther(event.target.value)}
            className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-3.5"
          />
        </div>
        <div>
          <Button type="submit" kind="quiet">
            {t('labels.move.otherGo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
