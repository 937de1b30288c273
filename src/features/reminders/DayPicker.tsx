import { useTranslation } from 'react-i18next';
import { WEEKDAY_NAMES } from '../../domain/reminders/clockLabels';
import { formatWeekday } from './reminderFormats';

interface Props {
  /** Names of weekdays, as stored. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any of the seven days, each on or off. */
export function DayPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation('reminders');
  const toggle = (day: string) =>
    onChange(WEEKDAY_NAMES.filter((name) => (name === day ? !chosen.includes(name) : chosen.includes(name))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-[540]">{t('form.days')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAY_NAMES.map((day, index) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            onClick={() => toggle(day)}
            className="relative min-h-11 min-w-[4.25rem] flex-1 rounded-control border-[1.5px] border-line bg-surface px-1 text-[15px] font-[540] transition-transform active:scale-[0.97] aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <span aria-hidden="true">{formatWeekday(index + 1, 'short')}</span>
            <span className="sr-only">{formatWeekday(index + 1, 'long')}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
