import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { completeDay } from '../../state/slices/plannedDaysStore';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';
import { dayId } from './elementIds';

/** Specification: 'completed can be set to true once and cannot be unset (the button becomes disabled)'. */
export function CompleteDay({ date, isCompleted }: { date: string; isCompleted: boolean }) {
  const { t } = useTranslation('conversion-planner');
  const complete = () => {
    // A disabled button cannot keep the focus.
    document.getElementById(dayId(date))?.focus({ preventScroll: true });
    completeDay(date);
    showToast(t('labels.day.done'));
  };
  return (
    <Chip disabled={isCompleted} onClick={complete}>
      <CircleCheck size={18} strokeWidth={1.8} aria-hidden="true" />
      {t(isCompleted ? 'labels.day.completed' : 'labels.day.complete')}
    </Chip>
  );
}
