import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChecklistSettings } from '../../contracts/reminders';
import { REMINDER_NICHES } from '../../domain/reminders/reminderNiches';
import { shownLanguage } from '../../i18n/i18n';
import { stopChecklist } from '../../state/reminders/checklistReminders';
import { syncReminders } from '../../state/reminders/reminderSync';
import { IconButton } from '../../ui/IconButton';

/** The reminders of the checklist, if they are on, with a way to switch them off, since their own screen has none. */
export function ChecklistReminder({ checklist }: { checklist: ChecklistSettings | undefined }) {
  const { t } = useTranslation('reminders');
  if (!checklist?.enabled) return null;
  const niche = REMINDER_NICHES.find((known) => known === checklist.niche);
  const stop = async () => {
    await stopChecklist();
    await syncReminders(shownLanguage());
  };
  return (
    <div className="flex min-h-14 items-center gap-3.5 py-2">
      <p className="flex-1">
        <span className="block font-[540]">{t('calendar.checklist.summary')}</span>
        <span className="block text-sm text-soft">
          {checklist.showForAllVideos || !niche
            ? t('checklist.all')
            : t('checklist.niche', { niche: t(`niches.${niche}`) })}
        </span>
      </p>
      <IconButton icon={X} label={t('checklist.stop')} onClick={stop} className="-me-2.5" />
    </div>
  );
}
