import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderIdOf } from '../../domain/lives/liveReminders';
import { DEFAULT_WALL_TIME } from '../../domain/reminders/clockLabels';
import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { formatMoment } from '../../i18n/figures';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { CalendarChip } from '../../ui/tool/remind/CalendarChip';
import { RemindChip } from '../../ui/tool/remind/RemindChip';
import { AskFirst, RemindOutcome } from '../../ui/tool/remind/RemindDialogs';
import { RemindNote } from '../../ui/tool/remind/RemindNote';
import { RemindRow } from '../../ui/tool/remind/RemindRow';
import { type Moment, useReminding } from '../../ui/tool/remind/useReminding';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import type { Answers } from '../../ui/tool/ToolStage';
import { DateAndTime } from './DateAndTime';
import { instantOf, isPlannable, type LiveTime, plannableDates } from './liveTime';

/** The prefix of this tool's lives; the date follows, so that another time on the same day replaces it. */
const IDS = 'live-plan-';

/** When the plan goes live: once, on the day and at the time chosen here. */
export function LiveTimeCard({ answers: { product = '', niche = '' } }: { answers: Answers }) {
  const { t } = useTranslation('live-plan');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const [live, setLive] = useState<LiveTime>(() => ({
    date: plannableDates(now()).tomorrow,
    time: DEFAULT_WALL_TIME,
  }));
  const hintId = useId();

  const zone = deviceZone();
  const labelOf = (time: LiveTime) => formatMoment(instantOf(time), zone);
  const canBePlanned = isPlannable(live, now());
  const moment: Moment = {
    id: `${IDS}${live.date}`,
    kind: 'live',
    schedule: { repeat: 'once', ...live, zone },
    niche: reminderNicheOf(niche),
    name: product,
    label: canBePlanned ? labelOf(live) : '',
  };
  const isOn = reminding.areOn([moment]);
  const others = reminding.list.flatMap((reminder): Moment[] => {
    const { id, schedule } = reminder;
    const isThis = isOn && id === reminding.reminderOf(moment)?.id;
    if (isThis || !id.startsWith(reminderIdOf(IDS)) || schedule.repeat !== 'once') return [];
    return [{ ...reminder, name: reminder.name ?? product, label: labelOf(schedule) }];
  });

  return (
    <div className="contents print:hidden">
      <ResultCard eyebrow={t('labels.onAir')} statement={t('labels.onAirWhen')}>
        <DateAndTime value={live} onChange={setLive} describedBy={hintId} />
        <div id={hintId} className="text-sm">
          {isOn ? (
            <RemindNote moment={moment} reminding={reminding} />
          ) : (
            <p className="text-soft first-letter:uppercase">{canBePlanned ? moment.label : t('labels.notPlannable')}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <RemindChip
            tapped={{ moments: [moment] }}
            reminding={reminding}
            off={shared('remind.me')}
            on={shared('remind.isOn')}
            disabled={!canBePlanned}
          />
          <CalendarChip moments={[moment]} disabled={!canBePlanned} />
        </div>
        {!others.some(({ id }) => id === moment.id) && <RemindOutcome reminding={reminding} of={moment.id} />}
        {others.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {others.map((other) => (
              <RemindRow key={other.id} moment={other} reminding={reminding} />
            ))}
          </ul>
        )}
        <AskFirst reminding={reminding} />
      </ResultCard>
    </div>
  );
}
