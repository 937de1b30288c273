import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_LIVE, type Video } from '../../../contracts/video';
import { USUAL_MINUTES } from '../../../domain/lives/liveClock';
import { reminderIdOf } from '../../../domain/lives/liveReminders';
import { runOfShow } from '../../../domain/lives/runOfShow';
import { isPublished } from '../../../domain/videos/stage';
import { formatNumber, formatSlot } from '../../../i18n/figures';
import { typedWithin } from '../../../lib/typedNumber';
import { now } from '../../../platform/clock';
import { deviceZone } from '../../../platform/timeZone';
import { NumberField } from '../../../ui/tool/ask/NumberField';
import { RemindChip } from '../../../ui/tool/remind/RemindChip';
import { AskFirst, RemindOutcome } from '../../../ui/tool/remind/RemindDialogs';
import { RemindNote } from '../../../ui/tool/remind/RemindNote';
import { type Moment, useReminding } from '../../../ui/tool/remind/useReminding';
import { TeleprompterButton } from '../../../ui/tool/result/TeleprompterButton';
import { Lines } from '../video/draftFields';

const MINUTES = { least: 1, most: LONGEST_LIVE, isWhole: true };
const LONGEST_LIST = 2000;

interface Props {
  live: Video;
  onChange: (change: Partial<Video>) => void;
}

/** What only a live has: its reminder, its length, its products in order, and its run of show. */
export function LiveFields({ live, onChange }: Props) {
  const { t } = useTranslation('content-tracker');
  const { title, script, products = [], minutes } = live;
  const [typedMinutes, setTypedMinutes] = useState(minutes === undefined ? '' : String(minutes));
  const [typedProducts, setTypedProducts] = useState(products.join('\n'));
  const show = runOfShow({ title, script, products, minutes: minutes ?? USUAL_MINUTES });

  const setMinutes = (text: string) => {
    setTypedMinutes(text);
    const typed = typedWithin(text, MINUTES);
    if (typed !== undefined || text.trim() === '') onChange({ minutes: typed });
  };
  const setProducts = (text: string) => {
    setTypedProducts(text);
    const named = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    onChange({ products: named.length > 0 ? named : undefined });
  };

  return (
    <>
      <LiveReminder live={live} />
      {show.parts.length > 0 && <TeleprompterButton key={JSON.stringify(show)} script={show} />}
      <NumberField
        label={t('labels.live.minutes')}
        unit={t('labels.live.minutesUnit')}
        value={typedMinutes}
        placeholder={formatNumber(USUAL_MINUTES)}
        bounds={MINUTES}
        problem={t('labels.live.minutesProblem', { most: formatNumber(LONGEST_LIVE) })}
        onChange={setMinutes}
      />
      <Lines
        label={t('labels.live.products')}
        value={typedProducts}
        onChange={({ target: { value } }) => setProducts(value)}
        placeholder={t('labels.live.productsExample')}
        maxLength={LONGEST_LIST}
      />
    </>
  );
}

function LiveReminder({ live }: { live: Video }) {
  const { t } = useTranslation('content-tracker');
  const { t: shared } = useTranslation('tool');
  const reminding = useReminding();
  const { id, slot, title, niche } = live;
  if (isPublished(live) || !slot?.time) {
    return isPublished(live) ? null : <p className="text-sm text-soft">{t('labels.live.needsTime')}</p>;
  }
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
