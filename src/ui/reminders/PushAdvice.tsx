import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n';
import type { PushResult } from '../../platform/push';
import { tryPushAgain } from '../../state/reminders/enableReminders';
import { pushStore } from '../../state/reminders/reminderSync';

/** Results that trying again here cannot change. */
const FINAL: readonly PushResult[] = ['subscribed', 'unsupported', 'no-service-worker', 'ios-not-installed'];

/** What happens when the app is closed or, if nothing does, why and what to do. */
export function PushAdvice() {
  const { t } = useTranslation('reminders');
  const result = useStore(pushStore, (state) => state.result);
  const [isBusy, setBusy] = useState(false);

  const tryAgain = async () => {
    setBusy(true);
    await tryPushAgain(shownLanguage());
    setBusy(false);
  };

  return (
    <div aria-live="polite" className="text-sm">
      {result && (
        <>
          <p className="font-[620]">{t(`push.${result}.title`)}</p>
          <p className="text-soft">{t(`push.${result}.text`)}</p>
          {!FINAL.includes(result) && (
            <button
              type="button"
              disabled={isBusy}
              onClick={tryAgain}
              className="min-h-11 font-[620] underline underline-offset-4 disabled:opacity-45"
            >
              {t('push.again')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
