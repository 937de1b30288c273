import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Video } from '../../../contracts/video';
import { changeVideo, deleteVideo, publishVideo, restoreVideo } from '../../../state/slices/videosStore';
import { showToast } from '../../../ui/toast';
import { moveOf } from '../views/boardColumns';
import { besideRow, rowId } from '../views/rowFocus';
import type { VideoActions } from './actions';

interface Given {
  open: (id: string) => void;
  openMenu: (id: string) => void;
  /** The videos shown: after they change, the focus is restored. */
  videos: readonly Video[] | undefined;
}

/** What the rows, the menu and the open video do; every action offers undo. */
export function useVideoActions({ open, openMenu, videos }: Given): VideoActions {
  const { t } = useTranslation('content-tracker');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const leftRow = useRef<{ held: string | false; beside: HTMLElement[] }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once other videos are shown, the row has moved or is gone
  useEffect(() => {
    if (!leftRow.current) return;
    const { held, beside } = leftRow.current;
    leftRow.current = undefined;
    const row = held && document.getElementById(rowId(held));
    if (row) row.focus({ preventScroll: true });
    else if (document.activeElement === document.body) beside.find(({ isConnected }) => isConnected)?.focus();
  }, [videos]);

  return useMemo(() => {
    const sayDone = (text: string, before: Video) =>
      showToast(text, { label: shell('undo'), run: () => restoreVideo(before) });

    /** The focus stays on a row that is moved by keyboard, so that the keys can be pressed again. */
    const leave = ({ id }: Video) => {
      leftRow.current = { held: document.activeElement?.id === rowId(id) && id, beside: besideRow(id) };
    };

    const move: VideoActions['move'] = (video, to) => {
      const outcome = moveOf(video, to);
      if (outcome === 'stay') return;
      if (to === 'measured') {
        if (outcome === 'analyze') navigate(`/performance-analyzer?video=${encodeURIComponent(video.id)}`);
        else showToast(t('labels.done.publishFirst'));
        return;
      }
      leave(video);
      if (to === 'published') publishVideo(video.id);
      else {
        const takenBack = outcome === 'takeBack' && { publishedAt: undefined, platform: undefined };
        changeVideo(video.id, { stage: to, ...takenBack });
      }
      if (outcome === 'publish') return sayDone(t('labels.done.published'), video);
      sayDone(
        t(outcome === 'takeBack' ? 'labels.done.takenBack' : 'labels.done.moved', { stage: t(`labels.stages.${to}`) }),
        video,
      );
    };

    const remove: VideoActions['remove'] = (video) => {
      leave(video);
      deleteVideo(video.id);
      sayDone(t('labels.done.deleted'), video);
    };

    return { open, openMenu, move, remove };
  }, [open, openMenu, navigate, t, shell]);
}
