import { useTranslation } from 'react-i18next';
import { CalendarChip } from './CalendarChip';
import { RemindChip } from './RemindChip';
import { AskFirst, RemindOutcome } from './RemindDialogs';
import type { Moment, Reminding } from './useReminding';

interface Props {
  moments: readonly Moment[];
  /** The common beginning of the moments' ids. */
  group: string;
  reminding: Reminding;
}

/** All moments of a plan at once: reminders on or off, and the calendar file. Goes below a list of `RemindRow`. */
export function RemindActions({ moments, group, reminding }: Props) {
  const { t } = useTranslation('tool');
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <RemindChip tapped={{ moments, group }} reminding={reminding} off={t('remind.all')} on={t('remind.areOn')} />
      <CalendarChip moments={moments} />
      <RemindOutcome reminding={reminding} of={group} />
      <AskFirst reminding={reminding} />
    </div>
  );
}
