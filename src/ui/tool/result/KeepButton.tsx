import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Video } from '../../../contracts/video';
import { isPublished } from '../../../domain/videos/stage';
import { toolRunOf } from '../../../state/slices/toolRuns';
import {
  fillVideo,
  holdsIdea,
  holdsWords,
  hydrateVideos,
  keepIdea,
  type NewIdea,
  restoreVideo,
  videosStore,
} from '../../../state/slices/videosStore';
import { IconButton } from '../../IconButton';
import { ScreenNames } from '../../screenNames';
import { showToast } from '../../toast';

const TRACKER = '/content-tracker';

/**
 * Saves an idea in the tracker, once: it says so if the idea is there already, even from an earlier visit. If the tool
 * was opened for a video (`?video=<id>`), the words go into that one.
 */
export function KeepButton({ idea }: { idea: NewIdea }) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  const video = useStore(videosStore, ({ items }) => openedFor(items, idea));
  const isKept = useStore(videosStore, ({ items }) => (video ? holdsWords(video, idea) : holdsIdea(items, idea)));
  const nameOf = use(ScreenNames);
  const [tap, setTap] = useState<'none' | 'keeping' | 'done'>('none');

  useEffect(() => void hydrateVideos(), []);

  const fill = (before: Video) => {
    fillVideo(before.id, idea);
    const title = { title: before.title, interpolation: { escapeValue: false } };
    showToast(t('result.filled', title), { label: shell('undo'), run: () => restoreVideo(before) });
  };
  const keep = async () => {
    if (isKept || tap === 'keeping') return;
    if (video) return fill(video);
    setTap('keeping');
    const id = await keepIdea(idea);
    setTap('done');
    showToast(t('result.keptNow'), undefined, trackerLinks(id));
  };
  const trackerLinks = (id: string) =>
    nameOf(TRACKER)
      ? [
          { label: t('result.planIt'), to: `${TRACKER}?video=${encodeURIComponent(id)}` },
          { label: t('result.seeIt'), to: TRACKER },
        ]
      : [];
  const label = video
    ? t('result.fill', { title: video.title, interpolation: { escapeValue: false } })
    : t('result.keep');
  return (
    <>
      <IconButton
        icon={isKept ? BookmarkCheck : BookmarkPlus}
        label={isKept ? t('result.kept') : label}
        aria-pressed={isKept}
        onClick={keep}
        className="print:hidden"
      />
      <span role="status" className="sr-only">
        {isKept && tap === 'done' ? t('result.kept') : ''}
      </span>
    </>
  );
}

/** The video that the idea's tool was opened for, unless it has been published. */
function openedFor(items: readonly Video[], { sourceTool }: NewIdea): Video | undefined {
  const id = sourceTool && toolRunOf(sourceTool).getState().answers.video;
  return id ? items.find((item) => item.id === id && !isPublished(item)) : undefined;
}
