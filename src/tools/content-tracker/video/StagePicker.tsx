import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { STAGES, type Stage, stageOf } from '../../../domain/videos/stage';
import { Chip } from '../../../ui/Chip';
import { moveOf } from '../views/boardColumns';
import { VideoActionsContext } from './actions';

/**
 * The stages of a video's thread; a tap moves it there. Measuring is done in the analyzer, so that stage leads there.
 */
export function StagePicker({ video, onMoved }: { video: Video; onMoved?: () => void }) {
  const { t } = useTranslation('content-tracker');
  const { move } = use(VideoActionsContext);
  const stage = stageOf(video);

  const moveTo = (to: Stage) => {
    onMoved?.();
    move(video, to);
  };
  return (
    <section>
      <h3 className="eyebrow">{t('labels.moveTo')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {STAGES.map((to) => (
          <li key={to}>
            <Chip
              aria-pressed={to === stage}
              disabled={moveOf(video, to) === 'publishFirst' || (to !== stage && moveOf(video, to) === 'stay')}
              onClick={() => moveTo(to)}
            >
              {t(`labels.stages.${to}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
