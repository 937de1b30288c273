import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';
import { formatNumber } from '../../i18n/figures';
import { localDate, localTime } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { keepAnswer, type ToolRunStore } from '../../state/slices/toolRuns';
import { Chip } from '../../ui/Chip';
import { Switch } from '../../ui/Switch';
import type { Answers } from '../../ui/tool/ToolStage';
import { useNicheName } from '../../ui/videos/useNicheName';
import { FigureField } from './FigureField';
import { videoOf } from './record';

interface Props {
  run: ToolRunStore;
  answers: Answers;
  videos: readonly Video[];
  /** Opens the choice among all videos. */
  onChoose: () => void;
}

/** Which record the figures are saved to: the video found or chosen, or a new one with its title and moment. */
export function RecordChoice({ run, answers, videos, onChoose }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const keep = (name: string) => (value: string) => keepAnswer(run, name, value);
  const video = videoOf(videos, answers);
  // The video at the typed address is the record whether or not it is chosen; only a mere choice can be dropped.
  const isOnlyChosen = video !== undefined && video !== videoOf(videos, { url: answers.url ?? '' });
  const isKept = answers.keep !== 'no';

  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="eyebrow">{t('labels.record.title')}</h2>
      {isKept && (
        <div className="mt-2.5 flex flex-col gap-4">
          {video ? <Known video={video} /> : <New />}
          {videos.length > 0 && (
            <div className="flex flex-wrap gap-2">
              <Chip onClick={onChoose}>{t(video ? 'labels.record.change' : 'labels.record.choose')}</Chip>
              {isOnlyChosen && <Chip onClick={() => keep('video')('')}>{t('labels.record.asNew')}</Chip>}
            </div>
          )}
          {!video && (
            <FigureField
              label={t('labels.record.videoTitle')}
              dir="auto"
              value={answers.videoTitle}
              onChange={keep('videoTitle')}
              placeholder={answers.product}
              note={t('labels.record.videoTitleHint')}
            />
          )}
          {!(video && isPublished(video)) && (
            <div className="grid grid-cols-2 items-end gap-2.5">
              <FigureField
                label={t('labels.record.publishedDate')}
                type="date"
                max={localDate(now())}
                value={answers.publishedDate ?? localDate(now())}
                onChange={keep('publishedDate')}
              />
              <FigureField
                label={t('labels.record.publishedTime')}
                type="time"
                value={answers.publishedTime ?? localTime(now())}
                onChange={keep('publishedTime')}
              />
            </div>
          )}
        </div>
      )}
      <div className={isKept ? 'mt-3 border-t border-line pt-1' : 'mt-1'}>
        <Switch
          label={t('labels.record.keep')}
          hint={t('labels.record.keepHint')}
          checked={isKept}
          onChange={(checked) => keep('keep')(checked ? '' : 'no')}
        />
      </div>
    </section>
  );
}

function Known({ video }: { video: Video }) {
  const { t } = useTranslation('performance-analyzer');
  const nicheName = useNicheName();
  const count = video.measurements?.length ?? 0;
  return (
    <div>
      <p className="font-[620] wrap-anywhere">
        <bdi>{video.title}</bdi>
      </p>
      <p className="text-sm text-soft">
        <bdi>{nicheName(video.niche)}</bdi> ·{' '}
        {count === 0
          ? t('labels.record.unmeasured')
          : t('labels.record.measurements', { count, figure: formatNumber(count) })}
      </p>
    </div>
  );
}

function New() {
  const { t } = useTranslation('performance-analyzer');
  return (
    <div>
      <p className="font-[620]">{t('labels.record.new')}</p>
      <p className="text-sm text-soft">{t('labels.record.newHint')}</p>
    </div>
  );
}
