import { Check } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { findVideos, searchable } from '../../domain/videos/findVideos';
import { stageOf } from '../../domain/videos/stage';
import { formatNumber, formatSlot } from '../../i18n/figures';
import { Dialog } from '../Dialog';
import { SearchField } from '../SearchField';
import { useNicheName } from './useNicheName';

/** The most shown at once; the search finds the others. */
const MOST_SHOWN = 50;

interface Props {
  /** The videos to choose from, in any order. */
  videos: readonly Video[];
  selectedId?: string | undefined;
  /** What the video is chosen for. */
  label: string;
  onPick: (video: Video) => void;
  onClose: () => void;
}

/** Chooses one of the creator's videos, however many there are: Enter takes the first, arrow keys move between them. */
export function VideoPicker({ videos, selectedId, label, onPick, onClose }: Props) {
  const { t } = useTranslation('tool');
  const { t: shell } = useTranslation();
  const nicheName = useNicheName();
  const [query, setQuery] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const all = useMemo(() => searchable(videos, nicheName), [videos, nicheName]);
  const found = findVideos(all, query);
  const shownVideos = found.slice(0, MOST_SHOWN);

  const pickFirst = () => {
    const first = found[0];
    if (first) onPick(first);
  };

  const followArrows = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = Array.from(area.current?.querySelectorAll<HTMLElement>('input, li button') ?? []);
    const place = stops.findIndex((stop) => stop.matches(':focus'));
    stops[place + step]?.focus();
  };

  return (
    <Dialog title={label} closeLabel={shell('close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shorter way between the buttons within */}
      <div ref={area} onKeyDown={followArrows} className="flex min-h-[50dvh] flex-col gap-3 sm:min-h-[320px]">
        <SearchField label={t('videos.search')} query={query} onChange={setQuery} onSubmit={pickFirst} />
        <p role="status" className="text-sm text-soft">
          {found.length === 0
            ? t('videos.none')
            : t('videos.shown', { shown: formatNumber(shownVideos.length), total: formatNumber(found.length) })}
        </p>
        <ul className="divide-y divide-line empty:hidden">
          {shownVideos.map((video) => (
            <li key={video.id}>
              <button
                type="button"
                onClick={() => onPick(video)}
                aria-current={video.id === selectedId}
                className="flex min-h-14 w-full items-center gap-3 rounded-control py-2 text-start"
              >
                <span className="min-w-0 flex-1">
                  <bdi className="line-clamp-2 font-[620] wrap-anywhere">{video.title}</bdi>
                  <span className="block text-sm wrap-anywhere text-soft">
                    <bdi>{nicheName(video.niche)}</bdi> · {t(`videos.stages.${stageOf(video)}`)}
                    {video.slot && ` · ${formatSlot(video.slot)}`}
                  </span>
                </span>
                {video.id === selectedId && <Check size={20} strokeWidth={2.2} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
