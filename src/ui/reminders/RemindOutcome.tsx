import { useTranslation } from 'react-i18next';
import { type EnableResult, isRefusal } from '../../state/reminders/enableReminders';
import { PushAdvice } from './PushAdvice';

/** The outcome of turning reminders on: why nothing was stored, or what happens when the app is closed. */
export default function RemindOutcome({ result }: { result: EnableResult }) {
  const { t } = useTranslation('reminders');
  if (!isRefusal(result)) return <PushAdvice />;
  return (
    <p role="alert" className="text-sm text-poor">
      {t(`form.refused.${result}`)}
    </p>
  );
}
