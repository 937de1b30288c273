import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_VIDEO_TEXT, PRIORITIES, type Video } from '../../../contracts/video';
import { NICHES } from '../../../domain/niches';
import { isPublished } from '../../../domain/videos/stage';
import { localDate } from '../../../lib/localDate';
import { now } from '../../../platform/clock';
import { Choices } from '../../../ui/Choices';
import { useNicheName } from '../../../ui/videos/useNicheName';
import { LiveFields } from '../live/LiveFields';
import { Line, Lines } from './draftFields';
import { changeOf, type Field, writtenOf } from './edit';
import { LONGEST } from './videoDraft';

interface Props {
  video: Video;
  /** Called at each keystroke. */
  onChange: (change: Partial<Video>) => void;
}

/** Everything about a video that its creator writes. */
export function VideoFields({ video, onChange }: Props) {
  const { t } = useTranslation('content-tracker');
  const nicheName = useNicheName();
  const keptFields = writtenOf(video, nicheName);
  // Only the field being edited is the writer's: the others follow changes from other tabs.
  const [inHand, setInHand] = useState<Partial<typeof keptFields>>({});
  const shownFields = { ...keptFields, ...inHand };
  const today = localDate(now());

  const field = (name: Field) => ({
    value: shownFields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setInHand((current) => ({ ...current, [name]: target.value }));
      const change = changeOf(name, { ...shownFields, [name]: target.value }, video, today);
      if (change) onChange(change);
    },
    // A value that can't be kept (a blank title, half a date) reverts to the last one kept.
    onBlur: () => setInHand(({ [name]: _, ...others }) => others),
  });

  return (
    <div className="flex flex-col gap-4">
      <Line label={t('labels.form.title')} {...field('title')} maxLength={LONGEST.title} aria-required />
      <Line
        label={t('labels.form.niche')}
        {...field('niche')}
        maxLength={LONGEST.niche}
        suggestions={NICHES.map(nicheName)}
        aria-required
      />
      <Choices
        legend={t('labels.form.kind')}
        name={`kind-${video.id}`}
        options={(['video', 'live'] as const).map((value) => ({ value, label: t(`labels.kinds.${value}`) }))}
        value={video.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {video.kind === 'live' && <LiveFields live={video} onChange={onChange} />}
      <Choices
        legend={t('labels.form.priority')}
        name={`priority-${video.id}`}
        options={PRIORITIES.map((value) => ({ value, label: t(`labels.priority.${value}`) }))}
        value={video.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <Line label={t('labels.details.product')} {...field('product')} maxLength={LONGEST.title} />
      <Lines label={t('labels.details.hook')} {...field('hook')} rows={2} maxLength={LONGEST.description} />
      <Lines label={t('labels.details.script')} {...field('script')} rows={4} maxLength={LONGEST_VIDEO_TEXT} />
      <Lines label={t('labels.details.description')} {...field('description')} maxLength={LONGEST.description} />
      <Lines label={t('labels.details.hashtags')} {...field('hashtags')} rows={2} maxLength={LONGEST.description} />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Line label={t('labels.form.slotDate')} {...field('slotDate')} type="date" />
        <Line label={t('labels.form.slotTime')} {...field('slotTime')} type="time" disabled={!shownFields.slotDate} />
      </div>
      {isPublished(video) && (
        <Line label={t('labels.form.publishedOn')} {...field('publishedOn')} type="date" max={today} required />
      )}
      <Line
        label={t('labels.form.address')}
        {...field('link')}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={LONGEST.description}
      />
    </div>
  );
}
