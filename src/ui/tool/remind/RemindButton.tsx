import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../IconButton';
import type { Moment, Reminding } from './useReminding';

/** Turns the reminder of one moment on or off. `RemindNote` shows what is set. */
export function RemindButton({ moment, reminding }: { moment: Moment; reminding: Reminding }) {
  const { t } = useTranslation('tool');
  const isOn = reminding.areOn([moment]);
  return (
    <IconButton
      icon={isOn ? BellRing : Bell}
      label={t('remind.at', { moment: moment.label })}
      aria-pressed={isOn}
      onClick={() => reminding.toggle({ moments: [moment] })}
      className="aria-pressed:bg-ink aria-pressed:text-paper print:hidden"
    />
  );
}
