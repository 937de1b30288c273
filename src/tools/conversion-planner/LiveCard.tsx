import { CalendarX, FileText, Repeat } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Live, nameOfLive } from '../../domain/lives/livesOf';
import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { setLiveTime } from '../../state/lives/changeLive';
import { Chip } from '../../ui/Chip';
import { placeOf } from '../../ui/reminders/placeOf';
import { ChipLink } from '../../ui/tool/ChipLink';
import { CalendarChip } from '../../ui/tool/remind/CalendarChip';
import { RemindChip } from '../../ui/tool/remind/RemindChip';
import { RemindOutcome } from '../../ui/tool/remind/RemindDialogs';
import { RemindNote } from '../../ui/tool/remind/RemindNote';
import type { Reminding } from '../../ui/tool/remind/useReminding';
import { formatClock, formatWeekday } from './dayFormats';
import type { PlannerNiche } from './plannerNiches';
import { useLiveMoment } from './useLiveMoment';

const WeekTip = lazy(async () => ({ default: (await import('../../ui/reminders/WeekTip')).WeekTip }));

interface Props {
  live: Live;
  /** When it begins if nobody has said so. */
  usualTime: string;
  reminding: Reminding;
  niche: PlannerNiche | undefined;
  onTakeOff: () => void;
}

/** A live: its time, its reminder, its calendar entry, its script. */
export function LiveCard({ live, usualTime, reminding, niche, onTakeOff }: Props) {
  const { t } = useTranslation('conversion-planner');
  const momentOf = useLiveMoment(niche);
  const timeId = useId();
  const { date, record, weekly, time = usualTime } = live;
  const zone = record?.slot?.zone ?? weekly?.schedule.zone;
  const isOver = new Date(`${date}T${time}`) <= now();
  const words = { day: formatWeekday(date), time: formatClock(date, time) };
  const title = nameOfLive(record) ?? t('labels.live.title', words);
  const moment = momentOf(live, time, title);
  const tipNiche = reminderNicheOf(record?.niche ?? '');
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <div className="-mt-1.5 -me-1.5 flex items-center gap-2">
        <p className="flex flex-1 items-center gap-1.5 eyebrow">
          <i className="size-2.25 flex-none rounded-full bg-live" />
          {t('labels.live.eyebrow', words)}
          {zone !== undefined && zone !== deviceZone() && ` · ${placeOf(zone)}`}
        </p>
        <label htmlFor={timeId} className="sr-only">
          {t('labels.live.time')}
        </label>
        <input
          id={timeId}
          type="time"
          value={time}
          required
          onChange={({ target: { value } }) => value && setLiveTime(live, value)}
          className="min-h-11 rounded-control border-[1.5px] border-edge bg-surface px-2.5 text-[15px] print:hidden"
        />
      </div>
      <h3 dir="auto" className="mt-1.5 subtitle wrap-anywhere">
        {title}
      </h3>
      {weekly && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
          <Repeat size={15} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.live.weekly')}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {!weekly && (
          <RemindChip
            tapped={{ moments: [moment] }}
            reminding={reminding}
            off={t('labels.live.remind')}
            on={t('labels.live.reminded')}
            disabled={isOver}
          />
        )}
        {record?.script ? (
          <ChipLink path="/content-tracker" query={`?video=${encodeURIComponent(record.id)}`}>
            <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('labels.live.script')}
          </ChipLink>
        ) : (
          <ChipLink path="/live-script-generator" query={niche && `?niche=${niche}`}>
            <FileText size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('labels.live.script')}
          </ChipLink>
        )}
        <Chip onClick={onTakeOff}>
          <CalendarX size={18} strokeWidth={1.8} aria-hidden="true" />
          {t(weekly ? 'labels.live.notThisWeek' : 'labels.live.takeOff')}
        </Chip>
        <CalendarChip moments={[moment]} disabled={isOver} />
      </div>
      {tipNiche && !isOver && (
        <div className="mt-3">
          <Suspense fallback={null}>
            <WeekTip niche={tipNiche} date={date} />
          </Suspense>
        </div>
      )}
      <div className="mt-1.5">
        <RemindNote moment={moment} reminding={reminding} />
      </div>
      <RemindOutcome reminding={reminding} of={moment.id} />
    </article>
  );
}
