import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { REMINDER_NICHES } from '../../domain/reminders/reminderNiches';
import { shownLanguage } from '../../i18n/i18n';
import { isPermissionOpen } from '../../platform/notifications';
import type { PushResult } from '../../platform/push';
import { enableReminders, isRefusal, type Refusal } from '../../state/reminders/enableReminders';
import { remindersStore } from '../../state/reminders/remindersStore';
import { saveLive } from '../../state/reminders/saveLive';
import { profileStore } from '../../state/slices/profileStore';
import { Button } from '../../ui/Button';
import { BOX } from '../../ui/fieldStyles';
import { WeekTip } from '../../ui/reminders/WeekTip';
import { Select } from '../../ui/Select';
import { useDraft } from '../../ui/useDraft';
import { DayPicker } from './DayPicker';
import { canEnable, fieldsFrom, type LiveFields } from './liveFields';
import { TimeSelect } from './TimeSelect';

interface Props {
  /** How the notification permission and the server answered; the settings are stored and enabled. */
  onEnabled: (result: PushResult) => void;
  onCancel: () => void;
}

/** Niche, days, time and name for the weekly lives; starts with the previous settings. */
export function LiveForm({ onEnabled, onCancel }: Props) {
  const { t } = useTranslation('reminders');
  const [fields, setFields] = useState(() =>
    fieldsFrom(remindersStore.getState().live, profileStore.getState().profile),
  );
  const { text: userName, type: typeName, drop: dropName } = useDraft('live-name', fields.userName);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const nicheId = useId();
  const nameId = useId();
  const change = (changed: Partial<LiveFields>) => setFields({ ...fields, ...changed });

  const enable = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    const settings = { ...fields, userName: userName.trim() || DEFAULT_NAME, enabled: true };
    const result = (await enableReminders(() => saveLive(settings), shownLanguage())) ?? 'failed';
    setBusy(false);
    if (isRefusal(result)) return setRefusal(result);
    dropName();
    onEnabled(result);
  };
  const cancel = () => {
    dropName();
    onCancel();
  };

  return (
    <form onSubmit={enable} className="flex flex-col gap-4">
      <div>
        <label htmlFor={nicheId} className="mb-1.5 block font-[540]">
          {t('form.niche')}
        </label>
        <Select id={nicheId} value={fields.niche} onChange={(event) => change({ niche: event.target.value })}>
          <option value="" disabled>
            {t('form.chooseNiche')}
          </option>
          {REMINDER_NICHES.map((niche) => (
            <option key={niche} value={niche}>
              {t(`niches.${niche}`)}
            </option>
          ))}
        </Select>
      </div>
      {fields.niche && <WeekTip niche={fields.niche} />}
      <DayPicker chosen={fields.preferredDays} onChange={(preferredDays) => change({ preferredDays })} />
      <TimeSelect value={fields.preferredTime} onChange={(preferredTime) => change({ preferredTime })} />
      <div>
        <label htmlFor={nameId} className="mb-1.5 block font-[540]">
          {t('form.name')}
        </label>
        <input
          id={nameId}
          type="text"
          value={userName}
          onChange={(event) => typeName(event.target.value)}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={60}
          className={BOX}
        />
      </div>
      {isPermissionOpen() && <p className="text-sm text-soft">{t('form.reason')}</p>}
      {refusal && (
        <p role="alert" className="text-sm text-poor">
          {t(`form.refused.${refusal}`)}
        </p>
      )}
      <Button type="submit" disabled={isBusy || !canEnable(fields)}>
        {t(isBusy ? 'form.settingUp' : 'form.enable')}
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={cancel}>
        {t('form.cancel')}
      </Button>
    </form>
  );
}
