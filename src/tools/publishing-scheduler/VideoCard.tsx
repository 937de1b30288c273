import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { formatDay, formatMoment } from '../../i18n/figures';
import { deviceZone } from '../../platform/timeZone';
import { Chip } from '../../ui/Chip';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';

interface Props {
  video: Video;
  onPutAside: () => void;
}

/** The video that a slot is being chosen for, and when it is planned. */
export function VideoCard({ video: { id, title, slot }, onPutAside }: Props) {
  const { t } = useTranslation('publishing-scheduler');
  // Its slot is in the device's time zone.
  const moment = slot?.time
    ? formatMoment(Date.parse(`${slot.date}T${slot.time}`), deviceZone())
    : slot && formatDay(`${slot.date}T12:00`);
  return (
    <div className="lg:col-span-2">
      <ResultCard
        eyebrow={t('labels.video.toPlan')}
        statement={title}
        actions={<Chip onClick={onPutAside}>{t('labels.video.putAside')}</Chip>}
      >
        <p aria-live="polite">{moment ? t('labels.video.plannedFor', { moment }) : t('labels.video.choose')}</p>
        {slot && (
          <ToolLinks
            paths={['/pre-publication-checklist', '/content-tracker']}
            carry={{ video: id }}
            names={{
              '/pre-publication-checklist': t('labels.video.check'),
              '/content-tracker': t('labels.video.open'),
            }}
          />
        )}
      </ResultCard>
    </div>
  );
}
