import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { Chip } from '../../ui/Chip';
import { upNext } from './upNext';

const VideoPicker = lazy(async () => ({ default: (await import('../../ui/videos/VideoPicker')).VideoPicker }));

interface Props {
  videos: readonly Video[];
  open: Video | undefined;
  /** Undefined opens the tool's own checklist. */
  onOpen: (id: string | undefined) => void;
}

/** The videos whose checklists are one tap away; the others are found by name. */
export function VideoBar({ videos, open, onOpen }: Props) {
  const { t } = useTranslation('checklist');
  const [isPicking, setPicking] = useState(false);
  if (videos.length === 0) return null;
  const next = upNext(videos);
  const shown = open && !next.some(({ id }) => id === open.id) ? [open, ...next] : next;

  const pick = ({ id }: Video) => {
    setPicking(false);
    onOpen(id);
  };

  return (
    <div className="print:hidden">
      <h2 id="checklist-videos" className="text-sm text-soft">
        {t('labels.videos.bar')}
      </h2>
      {/* A chip's focus ring needs room inside the scrolling row. */}
      <ul
        aria-labelledby="checklist-videos"
        className="-mx-5 flex gap-2 overflow-x-auto overscroll-x-contain px-5 py-1.5 [scrollbar-width:none]"
      >
        <li>
          <Chip aria-haspopup="dialog" aria-label={t('labels.videos.all')} onClick={() => setPicking(true)}>
            <Search size={18} strokeWidth={1.8} aria-hidden="true" />
          </Chip>
        </li>
        {shown.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <Chip aria-pressed={id === open?.id} onClick={() => onOpen(id)}>
              <bdi className="max-w-[190px] truncate">{title}</bdi>
            </Chip>
          </li>
        ))}
        <li className="flex-none">
          <Chip aria-pressed={!open} onClick={() => onOpen(undefined)}>
            {t('labels.videos.none')}
          </Chip>
        </li>
      </ul>
      <Suspense fallback={null}>
        {isPicking && (
          <VideoPicker
            videos={videos}
            selectedId={open?.id}
            label={t('labels.videos.pick')}
            onPick={pick}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
