import { useTranslation } from 'react-i18next';
import type { Period } from '../../domain/videos/ownSlots';
import { Button } from '../../ui/Button';
import { CalendarChip } from '../../ui/tool/remind/CalendarChip';
import { RemindOutcome } from '../../ui/tool/remind/RemindDialogs';
import type { Moment, Reminding } from '../../ui/tool/remind/useReminding';

interface Props {
  moment: Moment;
  period: Period;
  isTomorrowMeant: boolean;
  isOn: boolean;
  reminding: Reminding;
  onClose: () => void;
}

/**
 * Specification: asks whether to be reminded to post tomorrow at that time; 'Non merci' disables the reminder and
 * closes. The buttons stay in place and change their words, so the focus stays where it is.
 */
export function RemindPanel({ moment, period, isTomorrowMeant, isOn, reminding, onClose }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const { t: shared } = useTranslation('tool');

  const yes = () => reminding.toggle({ moments: [moment] });
  const undo = () => {
    const schedule = reminding.reminderOf(moment)?.schedule ?? moment.schedule;
    reminding.toggle({ moments: [{ ...moment, schedule }] });
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="font-[620]">{isOn ? shared('remind.isOn') : t('labels.remind.question', { time: moment.label })}</p>
      {!isOn && !isTomorrowMeant && (
        <p className="text-sm text-soft">{t('labels.remind.otherDay', { period: t(`labels.periodOf.${period}`) })}</p>
      )}
      <RemindOutcome reminding={reminding} of={moment.id} />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button kind={isOn ? 'quiet' : 'main'} onClick={isOn ? undo : yes}>
          {t(isOn ? 'labels.remind.undo' : 'labels.remind.yes')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t(isOn ? 'labels.remind.close' : 'labels.remind.no')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CalendarChip moments={[moment]} />
      </div>
    </div>
  );
}
