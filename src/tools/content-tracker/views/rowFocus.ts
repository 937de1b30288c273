import { useEffect, useRef } from 'react';

/** The id of the element that opens a video: where the focus goes when something else leads to it. */
export const rowId = (videoId: string) => `video-${videoId}`;

/** Once a video is closed, the focus returns to its row, even if that is a different element by now. */
export function useFocusBack(openId: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (openId) last.current = openId;
    else if (last.current && document.activeElement === document.body) {
      document.getElementById(rowId(last.current))?.focus();
    }
  }, [openId]);
}

/**
 * Where the focus can go when a video's row disappears: the next row, the one before, or the heading; none outside a
 * list.
 */
export function besideRow(videoId: string): HTMLElement[] {
  const item = document.getElementById(rowId(videoId))?.closest('li');
  const rowOf = (neighbour: Element | null | undefined) => neighbour?.querySelector<HTMLElement>('[data-row]');
  const heading = item?.closest('section')?.querySelector<HTMLElement>('h2');
  return [rowOf(item?.nextElementSibling), rowOf(item?.previousElementSibling), heading].filter(
    (place) => place != null,
  );
}
