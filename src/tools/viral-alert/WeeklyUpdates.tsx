import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';

interface Props {
  isOn: boolean;
  onToggle: () => void;
}

/** Specification: a weekly-updates toggle (Turn On / Enabled), local only. It points out what to work on this week. */
export function WeeklyUpdates({ isOn, onToggle }: Props) {
  const { t } = useTranslation('viral-alert');
  const [nameId, hintId] = [useId(), useId()];
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 print:hidden">
      <div className="flex-1">
        <p id={nameId} className="font-[540]">
          {t('labels.guide.updates')}
        </p>
        <p id={hintId} className="text-sm text-soft">
          {t('labels.guide.updatesHint')}
        </p>
      </div>
      <Chip aria-pressed={isOn} aria-describedby={`${nameId} ${hintId}`} onClick={onToggle} className="flex-none">
        {t(isOn ? 'labels.guide.enabled' : 'labels.guide.turnOn')}
      </Chip>
    </div>
  );
}
