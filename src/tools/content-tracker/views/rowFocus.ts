import { useEffect, useRef } from 'react';

/** The id in the page of what opens a video: where the focus goes when something else leads to it. */
export const rowId = (videoId: string) => `video-${videoId}`;

/** Once a video is closed, the focus is on its row again, even where that is another one by now. */
export function useFocusBack(openId: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (openId) last.current = openId;
    else if (last.current && document.activeElement === document.body) {
      document.getElementById(rowId(last.current))?.focus();
    }
  }, [openId]);
}

/** Where the focus can go when the row of a video goes: to the next, the one before, or the heading; none on no list. */
export function besideRow(videoId: string): HTMLElement[] {
  const item = document.getElementById(rowId(videoId))?.closest('li');
  const rowOf = (neighbour: Element | null | undefined) => neighbour?.querySelector<HTMLElement>('[data-row]');
  const heading = item?.closest('section')?.querySelector<HTMLElement>('h2');
  return [rowOf(item?.nextElementSibling), rowOf(item?.previousElementSibling), heading].filter(
    (place) => place != null,
  );
}
