import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n';
import { deviceZone } from '../../platform/timeZone';
import { syncReminders } from '../../state/reminders/reminderSync';
import { answerZone } from '../../state/reminders/zones';
import { placeOf } from '../../ui/reminders/placeOf';
import { zoneQuestionStore } from './zoneQuestionStore';

/** After a change of time zone: do lives keep their hour here, or the instant at which they were planned? Asked once. */
export default function ZoneQuestion() {
  const { t } = useTranslation('reminders');
  const { from } = useStore(zoneQuestionStore);
  if (!from) return null;
  const places = { here: placeOf(deviceZone()), there: placeOf(from) };
  const answer = (chosen: 'move' | 'stay') => {
    zoneQuestionStore.setState({ from: undefined });
    answerZone(chosen)
      .then(() => syncReminders(shownLanguage()))
      .catch(console.error);
  };
  return (
    <div
      role="status"
      className="mx-3 mb-2 flex flex-wrap items-center gap-x-3 rounded-button bg-sunk px-4 py-1.5 text-sm"
    >
      <p className="basis-full py-1 font-[620]">{t('zone.ask', places)}</p>
      {(['move', 'stay'] as const).map((chosen) => (
        <button
          key={chosen}
          type="button"
          onClick={() => answer(chosen)}
          className="min-h-11 font-[660] underline underline-offset-4"
        >
          {t(`zone.${chosen}`, places)}
        </button>
      ))}
    </div>
  );
}
