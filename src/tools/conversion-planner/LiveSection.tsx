import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Live } from '../../domain/lives/livesOf';
import { addLive, takeLiveOff } from '../../state/lives/changeLive';
import { Chip } from '../../ui/Chip';
import { useReminders } from '../../ui/reminders/useReminders';
import { showToast } from '../../ui/toast';
import { AskFirst } from '../../ui/tool/remind/RemindDialogs';
import { useReminding } from '../../ui/tool/remind/useReminding';
import { LiveCard } from './LiveCard';
import type { PlannerNiche } from './plannerNiches';
import { usualLiveTime } from './usualLiveTime';

interface Props {
  selected: string;
  /** The week's lives still to come, in order. */
  lives: readonly Live[];
  niche: PlannerNiche | undefined;
}

/** Specification: 'Live-session checkbox per day'. Below it the day's lives, or the next one of the week. */
export function LiveSection({ selected, lives, niche }: Props) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const reminding = useReminding();
  const reminders = useReminders();
  const ofDay = lives.filter(({ date }) => date === selected);
  const shown = ofDay.length > 0 ? ofDay : lives.filter(({ date }) => date > selected).slice(0, 1);

  const add = () => addLive({ date: selected, time: usualLiveTime(reminders), niche: niche ?? '' });
  const takeOff = (those: readonly Live[]) => {
    const undos = those.map(takeLiveOff);
    const undo = () => {
      for (const putBack of undos) putBack();
    };
    showToast(t('labels.live.removed'), { label: shell('undo'), run: undo });
  };

  return (
    <section className="flex flex-col gap-2">
      <label className="flex min-h-11 items-center gap-3 self-start font-[540]">
        <span className="relative grid size-[26px] place-items-center">
          <input
            type="checkbox"
            checked={ofDay.length > 0}
            onChange={() => (ofDay.length > 0 ? takeOff(ofDay) : add())}
            className="peer size-full appearance-none rounded-[9px] border-2 border-edge bg-surface checked:border-accent checked:bg-accent"
          />
          <Check
            size={16}
            strokeWidth={2.6}
            aria-hidden="true"
            className="pointer-events-none absolute hidden text-accent-ink peer-checked:block"
          />
        </span>
        {t('labels.live.check')}
      </label>
      {shown.map((live) => (
        <LiveCard
          key={live.id}
          live={live}
          usualTime={usualLiveTime(reminders)}
          reminding={reminding}
          niche={niche}
          onTakeOff={() => takeOff([live])}
        />
      ))}
      {ofDay.length > 0 && (
        <Chip onClick={add} className="self-start print:hidden">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {t('labels.live.another')}
        </Chip>
      )}
      <AskFirst reminding={reminding} />
    </section>
  );
}
