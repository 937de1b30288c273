import { Bell, BellRing, CalendarCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { RemindPanel } from './RemindPanel';
import type { Panel, SlotProps } from './SlotRow';
import { WaitingVideoPicker } from './WaitingVideoPicker';

interface Props extends SlotProps {
  /** Whether its reminder is set. */
  isOn: boolean;
}

/** A slot's actions; the panel of the one that was tapped opens below. */
export function SlotActions({ words, moment, isTomorrowMeant, reminding, planning, open, onOpen, isOn }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  const id = useId();
  const { meant } = words.slot;
  const { video } = planning;
  const name = `${moment.label}, ${t(`labels.periods.${meant.period}`)}`;
  const remindLabel = isOn ? 'labels.remind.isOn' : 'labels.remind.button';
  const BellIcon = isOn ? BellRing : Bell;

  const opener = (panel: Panel) => ({
    id: `${id}-${panel}`,
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? `${id}-panel` : undefined,
    onClick: () => onOpen(open === panel ? undefined : panel),
  });
  /** The panel's content is gone: the focus returns to what opened it. */
  const close = (panel: Panel) => {
    document.getElementById(`${id}-${panel}`)?.focus();
    onOpen(undefined);
  };

  return (
    <>
      <div className="mt-2.5 flex flex-wrap gap-2 print:hidden">
        <Chip {...opener('remind')}>
          <BellIcon size={18} strokeWidth={1.8} aria-hidden="true" />
          <Named label={t(remindLabel)} name={name} />
        </Chip>
        {video ? (
          <Chip onClick={() => planning.plan(video, meant)}>
            <CalendarCheck size={18} strokeWidth={1.8} aria-hidden="true" />
            <Named label={t('labels.video.here')} name={name} />
          </Chip>
        ) : (
          <Chip {...opener('video')}>
            <CalendarCheck size={18} strokeWidth={1.8} aria-hidden="true" />
            <Named label={t('labels.video.any')} name={name} />
          </Chip>
        )}
      </div>
      {open && (
        <div id={`${id}-panel`} className="mt-3 rounded-button bg-sunk p-4 print:hidden">
          {open === 'remind' ? (
            <RemindPanel
              moment={moment}
              period={meant.period}
              isTomorrowMeant={isTomorrowMeant}
              isOn={isOn}
              reminding={reminding}
              onClose={() => close('remind')}
            />
          ) : (
            <WaitingVideoPicker
              slot={meant}
              planning={planning}
              onPick={(picked) => {
                close('video');
                planning.plan(picked, meant);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

/** A button repeated at every slot: which slot it belongs to is only read out. */
const Named = ({ label, name }: { label: string; name: string }) => (
  <span>
    {label} <span className="sr-only">{name}</span>
  </span>
);
