import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsPainted } from '../../../ui/useIsPainted';
import type { ListProps } from './VideoList';

/** The gap between two rows, px. */
const GAP = 12;
/** How many rows are kept beyond either edge of the viewport. */
const OVERSCAN = 3;

/** What the rows scroll in: a board's column, else the screen. */
const scrollerOf = (list: HTMLElement | null) => list?.closest<HTMLElement>('[data-scroller], main') ?? null;

/** The rows on the screen, out of any number; the focused row always stays. */
export function VirtualRows({ videos, rowHeight, children }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const [above, setAbove] = useState(0);
  const isPainted = useIsPainted();

  useLayoutEffect(() => {
    const element = list.current;
    const scroller = scrollerOf(element);
    const content = scroller?.firstElementChild;
    if (!element || !scroller || !content) return;
    const measure = () => {
      const place = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setAbove(Math.round(place + scroller.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const withFocused = (range: Range) => {
    const shownRows = defaultRangeExtractor(range);
    const focusedRow = focused.current === undefined ? -1 : videos.findIndex(({ id }) => id === focused.current);
    return focusedRow < 0 || shownRows.includes(focusedRow)
      ? shownRows
      : [...shownRows, focusedRow].sort((one, other) => one - other);
  };

  // All positions are recomputed when this function changes.
  const keyOf = useCallback((index: number) => videos[index]?.id ?? index, [videos]);

  const virtualizer = useVirtualizer({
    count: videos.length,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    gap: GAP,
    overscan: isPainted ? OVERSCAN : 0,
    scrollMargin: above,
    rangeExtractor: withFocused,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });

  const attach = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      virtualizer.containerRef(element);
    },
    [virtualizer],
  );
  const keepFocused = ({ target }: FocusEvent) => {
    focused.current = target.closest<HTMLElement>('[data-video]')?.dataset.video;
  };
  const letGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focused.current = undefined;
  };

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets some screen readers take it for no list
    <ul role="list" ref={attach} onFocus={keepFocused} onBlur={letGo} className="relative">
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const video = videos[index];
        return (
          video && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-video={video.id}
              aria-setsize={videos.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
            >
              {children(video)}
            </li>
          )
        );
      })}
    </ul>
  );
}
