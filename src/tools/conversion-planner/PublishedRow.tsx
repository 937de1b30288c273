import { Check } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedVideo } from '../../contracts/video';
import { latestMeasurement } from '../../domain/videos/latestMeasurement';
import { formatNumber } from '../../i18n/figures';
import { localDate } from '../../lib/localDate';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';
import { formatWhen, isNearby } from './dayFormats';

const ANALYZER = '/performance-analyzer';

/** What was published on the day, with its views; while they are not known, the way to note them. */
export function PublishedRow({ video, today }: { video: PublishedVideo; today: string }) {
  const { t } = useTranslation('conversion-planner');
  const nameOf = use(ScreenNames);
  const date = localDate(new Date(video.publishedAt));
  const views = latestMeasurement(video)?.viewsCount;
  const when = formatWhen(date, today);
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 break-inside-avoid">
      <span className="mt-0.5 grid size-6.5 flex-none place-items-center rounded-[9px] bg-accent text-accent-ink">
        <Check size={16} strokeWidth={2.4} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block wrap-anywhere font-[620] text-soft line-through">
          {video.title}
        </span>
        <span className="block text-sm text-soft">
          {t(isNearby(date, today) ? 'labels.shoot.out' : 'labels.shoot.outOn', { when })}
          {views !== undefined && ` · ${t('labels.shoot.views', { count: views, views: formatNumber(views) })}`}
        </span>
        {views === undefined && nameOf(ANALYZER) && (
          <Link
            to={`${ANALYZER}?video=${video.id}`}
            className="-mb-2 inline-flex min-h-11 items-center text-sm font-[540] underline underline-offset-4 print:hidden"
          >
            {t('labels.shoot.measure')}
          </Link>
        )}
      </span>
    </li>
  );
}
