import { CalendarX, Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SIDES_OF_LIVE, type Video } from '../../../contracts/video';
import { isToAsk } from '../../../domain/lives/liveClock';
import { isPublished } from '../../../domain/videos/stage';
import { now } from '../../../platform/clock';
import { changeReview, markLiveDone } from '../../../state/lives/reviewLive';
import { changeVideo, restoreVideo } from '../../../state/slices/videosStore';
import { Chip } from '../../../ui/Chip';
import { Choices } from '../../../ui/Choices';
import { showToast } from '../../../ui/toast';
import { Lines } from '../video/draftFields';
import { TypedFigure } from '../video/TypedFigure';
import { LONGEST } from '../video/videoDraft';

const SalesFields = lazy(() => import('../video/SalesFields'));

const LEVELS = [1, 2, 3] as const;

/** After a live: whether it took place; then its figures, how its sides went, what held, what fell, one change. */
export function LiveReview({ live }: { live: Video }) {
  const { t } = useTranslation('content-tracker');
  if (isPublished(live)) return <Review live={live} />;
  return isToAsk(live, now()) ? <TookPlace live={live} title={t('labels.review.asked')} /> : null;
}

function TookPlace({ live, title }: { live: Video; title: string }) {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const undo = { label: shell('undo'), run: () => restoreVideo(live) };
  const cancel = () => {
    changeVideo(live.id, { slot: undefined, remindedFrom: undefined });
    showToast(t('labels.review.wasNot'), undo);
  };
  return (
    <section className="rounded-card bg-sunk p-4">
      <h3 className="subtitle">{title}</h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip onClick={() => markLiveDone(live)}>
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          {t('labels.review.yes')}
        </Chip>
        <Chip onClick={cancel}>
          <CalendarX size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.review.no')}
        </Chip>
      </div>
    </section>
  );
}

function Review({ live }: { live: Video }) {
  const { t } = useTranslation('content-tracker');
  const { sides = {}, held, fell, next } = live.review ?? {};
  const levels = LEVELS.map((level) => ({ value: String(level), label: t(`labels.review.levels.${level}`) }));
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="eyebrow">{t('labels.review.title')}</h3>
      <div className="grid grid-cols-2 gap-3">
        {(['viewsCount', 'avgWatchTime'] as const).map((name) => (
          <TypedFigure key={name} video={live} name={name} />
        ))}
      </div>
      <Suspense fallback={null}>
        <SalesFields video={live} />
      </Suspense>
      {SIDES_OF_LIVE.map((side) => (
        <Choices
          key={side}
          legend={t(`labels.review.sides.${side}`)}
          name={`${live.id}-${side}`}
          options={levels}
          value={sides[side] === undefined ? undefined : String(sides[side])}
          onChange={(level) => changeReview(live, { sides: { ...sides, [side]: Number(level) } })}
        />
      ))}
      {(['held', 'fell', 'next'] as const).map((part) => (
        <Lines
          key={part}
          label={t(`labels.review.${part}`)}
          value={{ held, fell, next }[part] ?? ''}
          rows={2}
          maxLength={LONGEST.description}
          onChange={({ target: { value } }) => changeReview(live, { [part]: value || undefined })}
        />
      ))}
    </section>
  );
}
