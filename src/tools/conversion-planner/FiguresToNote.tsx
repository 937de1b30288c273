import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { figuresDue } from '../../domain/videos/figuresDue';
import { now } from '../../platform/clock';
import { ChipLink } from '../../ui/tool/ChipLink';

/** How many are shown at once. */
const MOST = 2;

/** Published videos whose figures of the first day or the first week are to be noted now. */
export function FiguresToNote({ videos }: { videos: readonly Video[] }) {
  const { t } = useTranslation('conversion-planner');
  return figuresDue(videos, now())
    .slice(0, MOST)
    .map(({ video, after }) => (
      <p key={video.id} className="self-start">
        <ChipLink path="/performance-analyzer" query={`?video=${encodeURIComponent(video.id)}`}>
          <ChartNoAxesColumn size={18} strokeWidth={1.8} aria-hidden="true" />
          <span dir="auto" className="wrap-anywhere">
            {t(after === 24 ? 'labels.figures.day' : 'labels.figures.week', { title: video.title })}
          </span>
        </ChipLink>
      </p>
    ));
}
