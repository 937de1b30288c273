import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { isToAsk } from '../../domain/lives/liveClock';
import { now } from '../../platform/clock';
import { ChipLink } from '../../ui/tool/ChipLink';
import { formatWeekday } from './dayFormats';

/** Lives that should be over: how they went is asked on that evening and the next day, then no more. */
export function PastLives({ videos }: { videos: readonly Video[] }) {
  const { t } = useTranslation('conversion-planner');
  const asked = videos.filter((video) => isToAsk(video, now()));
  return asked.map(({ id, slot }) => (
    <p key={id} className="self-start">
      <ChipLink path="/content-tracker" query={`?video=${encodeURIComponent(id)}`}>
        <Radio size={18} strokeWidth={1.8} aria-hidden="true" className="text-live" />
        {t('labels.live.howWasIt', { day: formatWeekday(slot?.date ?? '') })}
      </ChipLink>
    </p>
  ));
}
