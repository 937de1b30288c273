import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { USUAL_MINUTES } from '../../../domain/lives/liveClock';
import { reminderIdOf } from '../../../domain/lives/liveReminders';
import { runOfShow } from '../../../domain/lives/runOfShow';
import { isPublished } from '../../../domain/videos/stage';
import { formatSlot } from '../../../i18n/figures';
import { now } from '../../../platform/clock';
import { deviceZone } from '../../../platform/timeZone';
import { RemindChip } from '../../../ui/tool/remind/RemindChip';
import { AskFirst, RemindOutcome } from '../../../ui/tool/remind/RemindDialogs';
import { RemindNote } from '../../../ui/tool/remind/RemindNote';
import { type Moment, useReminding } from '../../../ui/tool/remind/useReminding';
import { TeleprompterButton } from '../../../ui/tool/result/TeleprompterButton';

/** What a live is opened for: its run of show with a clock, and its reminder. */
export function LiveStart({ live }: { live: Video }) {
  const { title, script, products = [], minutes = USUAL_MINUTES } = live;
  const show = runOfShow({ title, script, products, minutes });
  return (
    <section className="flex flex-col gap-3 empty:hidden">
      {show.parts.length > 0 && <TeleprompterButton key={JSON.stringify(show)} script={show} />}
      {!isPublished(live) && <LiveReminder live={live} />}
    </section>
  );
}

function LiveReminder({ live }: { live: Video }) {
  const { t } = useTranslation('content-tracker');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const { id, slot, title, niche } = live;
  if (!slot?.time) return <p className="text-sm text-soft">{t('labels.live.needsTime')}</p>;
  const moment: Moment = {
    id: reminderIdOf(id),
    liveId: id,
    kind: 'live',
    schedule: { repeat: 'once', date: slot.date, time: slot.time, zone: slot.zone ?? deviceZone() },
    name: title,
    label: formatSlot(slot),
    ...(niche && { niche }),
  };
  return (
    <div>
      <RemindChip
        tapped={{ moments: [moment] }}
        reminding={reminding}
        off={shared('remind.me')}
        on={shared('remind.isOn')}
        disabled={Date.parse(`${slot.date}T${slot.time}`) <= now().getTime()}
      />
      <RemindNote moment={moment} reminding={reminding} />
      <RemindOutcome reminding={reminding} of={moment.id} />
      <AskFirst reminding={reminding} />
    </div>
  );
}
