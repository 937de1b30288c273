import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock';
import { type LiveTime, plannableDates } from './liveTime';

interface Props {
  value: LiveTime;
  onChange: (value: LiveTime) => void;
  describedBy: string;
}

const BOX = 'min-h-13 w-full min-w-0 rounded-button border-[1.5px] border-edge bg-surface px-3.5';

/** The browser's own fields for a date and a time. */
export function DateAndTime({ value, onChange, describedBy }: Props) {
  const { t } = useTranslation('live-plan');
  const [dateId, timeId] = [useId(), useId()];
  const { first, last } = plannableDates(now());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8.5rem)] gap-2">
      <div>
        <label htmlFor={dateId} className="mb-1.5 block text-sm text-soft">
          {t('labels.date')}
        </label>
        <input
          id={dateId}
          type="date"
          value={value.date}
          min={first}
          max={last}
          onChange={(event) => onChange({ ...value, date: event.target.value })}
          aria-describedby={describedBy}
          className={BOX}
        />
      </div>
      <div>
        <label htmlFor={timeId} className="mb-1.5 block text-sm text-soft">
          {t('labels.time')}
        </label>
        <input
          id={timeId}
          type="time"
          value={value.time}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
          aria-describedby={describedBy}
          className={BOX}
        />
      </div>
    </div>
  );
}
