import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TIME_LABELS, toWallTime } from '../../domain/reminders/clockLabels';
import { Select } from '../../ui/Select';
import { formatTime } from './reminderFormats';

interface Props {
  /** The stored label: '8:00 PM'. */
  value: string;
  onChange: (label: string) => void;
}

/** Hourly, as specified; a stored time in between is one more option. */
export function TimeSelect({ value, onChange }: Props) {
  const { t } = useTranslation('reminders');
  const id = useId();
  const labels = TIME_LABELS.includes(value) ? TIME_LABELS : [value, ...TIME_LABELS];
  const inLocalFormat = (label: string) => {
    const time = toWallTime(label);
    return time ? formatTime(time) : label;
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">
        {t('form.time')}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {labels.map((label) => (
          <option key={label} value={label}>
            {inLocalFormat(label)}
          </option>
        ))}
      </Select>
    </div>
  );
}
