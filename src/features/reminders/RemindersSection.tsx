import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allLiveReminders } from '../../domain/lives/liveReminders';
import { deviceZone } from '../../platform/timeZone';
import { LIVE_ID } from '../../state/reminders/remindersStore';
import { Button } from '../../ui/Button';
import { PushAdvice } from '../../ui/reminders/PushAdvice';
import { useReminders } from '../../ui/reminders/useReminders';
import { useToday } from '../../ui/tool/useToday';
import { useVideos } from '../../ui/videos/useVideos';
import { ChecklistReminder } from './ChecklistReminder';
import { LiveForm } from './LiveForm';
import { LiveStatus } from './LiveStatus';
import { OtherReminders } from './OtherReminders';

/** The reminders in the settings: the live reminder, with its form in place, and what the tools have set. */
export function RemindersSection() {
  const { t } = useTranslation('reminders');
  const reminders = useReminders();
  const [isEditing, setEditing] = useState(false);
  const live = reminders?.list.find(({ id }) => id === LIVE_ID);
  const lives = allLiveReminders({ list: [] }, useVideos() ?? [], deviceZone(), useToday());
  const others = [...(reminders?.list.filter(({ id }) => id !== LIVE_ID) ?? []), ...lives];
  const show = () => setEditing(false);
  if (!reminders) return <div className="min-h-32" />;
  return (
    <>
      <div className="py-4">
        {isEditing && <LiveForm onEnabled={show} onCancel={show} />}
        {!isEditing && live && <LiveStatus reminder={live} onEdit={() => setEditing(true)} />}
        {!isEditing && !live && (
          <>
            <p className="mb-4 text-soft">{t('intro')}</p>
            <Button kind="quiet" onClick={() => setEditing(true)}>
              {t('setUp')}
            </Button>
          </>
        )}
      </div>
      {!live && others.length > 0 && <PushAdvice />}
      <OtherReminders reminders={others} />
      <ChecklistReminder checklist={reminders.checklist} />
    </>
  );
}
