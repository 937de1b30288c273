import { Bell, BellRing, ChevronRight } from 'lucide-react';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GENERAL_NICHE, reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { checklistReminders } from '../../domain/reminders/slots';
import { shownLanguage } from '../../i18n/i18n';
import { isPermissionOpen } from '../../platform/notifications';
import { remindOfChecklist } from '../../state/reminders/checklistReminders';
import { type EnableResult, enableReminders } from '../../state/reminders/enableReminders';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { useReminders } from '../../ui/reminders/useReminders';
import { Switch } from '../../ui/Switch';
import { ScreenNames } from '../../ui/screenNames';
import { ResultCard } from '../../ui/tool/result/ResultCard';

// What only a tap needs is loaded then.
const AskDialog = lazy(() => import('../../ui/reminders/AskDialog'));
const RemindOutcome = lazy(() => import('../../ui/reminders/RemindOutcome'));

const SCHEDULER = '/publishing-scheduler';

interface Props {
  /** The checklist's niche, as chosen or typed, and its name. */
  niche: string;
  nicheName: string;
}

/** Specification: 'Activer les rappels', after which 'Rappels activés' shows; a one-way switch on this screen. */
export function RemindersBox({ niche, nicheName }: Props) {
  const { t } = useTranslation('checklist');
  const keptReminders = useReminders();
  const [isForAll, setForAll] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<EnableResult>();
  const reminderNiche = reminderNicheOf(niche);

  const turnOn = async () => {
    setAsking(false);
    const settings = { niche: reminderNiche ?? GENERAL_NICHE, showForAllVideos: isForAll || !reminderNiche };
    const keep = async () => {
      await remindOfChecklist(settings);
      return 'set' as const;
    };
    setOutcome((await enableReminders(keep, shownLanguage())) ?? undefined);
  };

  if (!keptReminders) return null;
  const isOn = keptReminders.checklist?.enabled ?? false;
  return (
    <ResultCard eyebrow={t('labels.reminders.title')}>
      <p>{t('labels.reminders.hint')}</p>
      {!isOn && reminderNiche && (
        <Switch
          label={t('labels.reminders.forAll')}
          hint={t('labels.reminders.forAllHint', { niche: nicheName })}
          checked={isForAll}
          onChange={setForAll}
        />
      )}
      {!isOn && (
        <Button kind="quiet" onClick={() => (isPermissionOpen() ? setAsking(true) : void turnOn())}>
          <Bell size={20} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.reminders.on')}
        </Button>
      )}
      <div aria-live="polite" className="flex flex-col gap-2">
        {isOn && (
          <p className="flex items-center gap-2.5 font-[660]">
            <BellRing size={20} strokeWidth={1.8} aria-hidden="true" className="text-good" />
            {t('labels.reminders.isOn')}
          </p>
        )}
        {isOn && <p className="text-sm text-soft">{t('labels.reminders.off')}</p>}
        {isOn && checklistReminders(keptReminders.list, keptReminders.checklist).length === 0 && (
          <NoSlot niche={niche} />
        )}
        <Suspense fallback={null}>{outcome && <RemindOutcome result={outcome} />}</Suspense>
      </div>
      <Suspense fallback={null}>
        {isAsking && <AskDialog confirm={() => void turnOn()} cancel={() => setAsking(false)} />}
      </Suspense>
    </ResultCard>
  );
}

/** There is no slot to be reminded of yet: leads to where one is set. */
function NoSlot({ niche }: { niche: string }) {
  const { t } = useTranslation('checklist');
  const nameOf = use(ScreenNames);
  return (
    <div className="rounded-button bg-sunk px-3.5 py-2.5">
      <p>{t('labels.reminders.noSlot')}</p>
      {nameOf(SCHEDULER) && (
        <Link
          to={`${SCHEDULER}?${new URLSearchParams({ niche })}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-[620]"
        >
          {t('labels.reminders.toScheduler')}
          <ChevronRight size={18} strokeWidth={2} aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}
