import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../contracts/reminders';
import { formatMoment } from '../../i18n/figures';
import { shownLanguage } from '../../i18n/i18n';
import { syncReminders } from '../../state/reminders/reminderSync';
import { remindersStore } from '../../state/reminders/remindersStore';
import { saveLive } from '../../state/reminders/saveLive';
import { Chip } from '../../ui/Chip';
import { PushAdvice } from '../../ui/reminders/PushAdvice';
import { useNextOccurrence } from '../../ui/reminders/useNextOccurrence';
import { WeekTip } from '../../ui/reminders/WeekTip';
import { CalendarButton } from './CalendarButton';
import { formatSchedule } from './reminderFormats';
import { testNotification } from './testNotification';

/** The active live reminder: when, what to try this week, what rings, and everything that can be done with it. */
export function LiveStatus({ reminder, onEdit }: { reminder: Reminder; onEdit: () => void }) {
  const { t } = useTranslation('reminders');
  const next = useNextOccurrence(reminder);
  /** Keeps the settings for the next time. */
  const disable = async () => {
    const { live } = remindersStore.getState();
    if (!live) return;
    await saveLive({ ...live, enabled: false });
    await syncReminders(shownLanguage());
  };
  return (
    <div className="flex flex-col gap-3.5">
      <div>
        <p className="flex items-center gap-2 text-sm font-[620] text-soft">
          <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-live" />
          <span className="first-letter:uppercase inline-block">{t('every', formatSchedule(reminder.schedule))}</span>
        </p>
        {next && (
          <p className="mt-1 font-[640]">{t('next', { moment: formatMoment(next.at, reminder.schedule.zone) })}</p>
        )}
      </div>
      <WeekTip niche={reminder.niche ?? ''} />
      <PushAdvice />
      <CalendarButton reminder={reminder} />
      <div className="flex flex-wrap gap-2">
        <Chip onClick={onEdit}>{t('edit')}</Chip>
        <Chip onClick={disable}>{t('disable')}</Chip>
        <TestChip />
      </div>
    </div>
  );
}

function TestChip() {
  const { t } = useTranslation('reminders');
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const test = async () => {
    setOutcome(undefined);
    try {
      await testNotification(shownLanguage());
      setOutcome('sent');
    } catch (error) {
      console.warn(error);
      setOutcome('failed');
    }
  };
  return (
    <>
      <Chip onClick={test}>{t('test.run')}</Chip>
      <p role={outcome === 'failed' ? 'alert' : 'status'} className="w-full text-sm">
        {outcome && t(`test.${outcome}`)}
      </p>
    </>
  );
}
