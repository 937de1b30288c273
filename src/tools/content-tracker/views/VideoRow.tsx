import { Check, Ellipsis, Square } from 'lucide-react';
import { Fragment, type KeyboardEvent, memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { isPublished, stageOf } from '../../../domain/videos/stage';
import { shownLanguage } from '../../../i18n/i18n';
import { directionOf } from '../../../lib/direction';
import { IconButton } from '../../../ui/IconButton';
import { VideoActionsContext } from '../video/actions';
import { useDetails } from '../video/useDetails';
import { stageBeside } from './boardColumns';
import { rowId } from './rowFocus';

interface Props {
  video: Video;
  /** On the board, where the column says the stage. */
  isCard?: boolean;
}

/**
 * A video: a tick publishes it, a tap opens it, its menu moves it. Shift and an arrow move it one stage forward or
 * back. Rendered again only when the video changes.
 */
export const VideoRow = memo(function VideoRow({ video, isCard = false }: Props) {
  const { t } = useTranslation('content-tracker');
  const { open, openMenu, move } = use(VideoActionsContext);
  const details = useDetails()(video, isCard);
  const isOut = isPublished(video);

  const moveByKey = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    const forward = directionOf(shownLanguage()) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const to = stageBeside(stageOf(video), event.key === forward ? 1 : -1);
    event.preventDefault();
    if (to) move(video, to);
  };

  return (
    <div className="flex items-start rounded-card border border-line bg-surface p-1.5">
      {!isCard &&
        (isOut ? (
          <span className="grid size-11 flex-none place-items-center">
            <span className="grid size-6 place-items-center rounded-[8px] bg-accent text-accent-ink">
              <Check size={16} strokeWidth={2.4} aria-hidden="true" />
            </span>
          </span>
        ) : (
          <IconButton
            icon={Square}
            label={t('labels.publishThis', { title: video.title })}
            onClick={() => move(video, 'published')}
            className="text-soft"
          />
        ))}
      <button
        type="button"
        id={rowId(video.id)}
        data-row
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
        onClick={() => open(video.id)}
        onKeyDown={moveByKey}
        className={`min-h-11 min-w-0 flex-1 rounded-control py-2 pe-1 text-start ${isCard ? 'ps-2' : 'ps-1'}`}
      >
        <span
          dir="auto"
          className={`line-clamp-3 wrap-anywhere font-[620] leading-snug print:line-clamp-none ${isOut && !isCard ? 'text-soft line-through' : ''}`}
        >
          {video.title}
        </span>
        {/* In the interface's direction: by their own they would have none: what is set apart or in blocks does not count. */}
        <span className="mt-0.5 block text-sm wrap-anywhere text-soft [&,&>span]:[unicode-bidi:normal]!">
          {details.map(({ text, isOwn, isUrgent }, place) => (
            <Fragment key={text}>
              {place > 0 && ' '}
              {/* The details of an open video do not break inside; a published one's details run on as one sentence. */}
              <span className={`${isOut ? '' : 'inline-block'} ${isUrgent ? 'font-[620] text-poor' : ''}`}>
                {isOwn ? <bdi>{text}</bdi> : text}
                {place < details.length - 1 && '\u00a0·'}
              </span>
            </Fragment>
          ))}
        </span>
      </button>
      <IconButton
        icon={Ellipsis}
        label={t('labels.menu', { title: video.title })}
        onClick={() => openMenu(video.id)}
        className="text-soft print:hidden"
      />
    </div>
  );
});
