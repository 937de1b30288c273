import { useTranslation } from 'react-i18next';
import { RemindChip } from '../remind/RemindChip';
import { AskFirst, RemindOutcome } from '../remind/RemindDialogs';
import { RemindNote } from '../remind/RemindNote';
import { useReminding } from '../remind/useReminding';
import type { Card } from './model';

/** The bell of a card about one moment; `note`: what to know before setting it. */
export function CardReminder({ moment, note }: NonNullable<Card['remind']>) {
  const { t } = useTranslation('tool');
  const reminding = useReminding();
  return (
    <div className="flex flex-col items-start gap-1.5 print:hidden">
      <RemindChip tapped={{ moments: [moment] }} reminding={reminding} off={t('remind.me')} on={t('remind.isOn')} />
      {note && !reminding.areOn([moment]) && <p className="text-sm text-soft">{note}</p>}
      <RemindNote moment={moment} reminding={reminding} />
      <RemindOutcome reminding={reminding} of={moment.id} />
      <AskFirst reminding={reminding} />
    </div>
  );
}
