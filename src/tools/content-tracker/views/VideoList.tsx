import { type ReactNode, useState } from 'react';
import type { Video } from '../../../contracts/video';
import { usePrinting } from './usePrinting';
import { VirtualRows } from './VirtualRows';

/** Up to this many rows are rendered without virtualization. */
const FEW = 30;

export interface ListProps {
  videos: readonly Video[];
  /** The height of a row without its gap, px, assumed until it has been on the screen. */
  rowHeight: number;
  children: (video: Video) => ReactNode;
}

/** Videos one below the other. Of a long list only those on the screen are in the page; on paper, all. */
export function VideoList(props: ListProps) {
  const { videos, children } = props;
  const isPrinting = usePrinting();
  // A list that has become virtual stays so: switching back would lose the focus.
  const [wasMany, setMany] = useState(false);
  const isMany = videos.length > FEW;
  if (isMany && !wasMany) setMany(true);
  if ((isMany || wasMany) && !isPrinting) return <VirtualRows {...props} />;
  return (
    <ul className="flex flex-col gap-3 empty:hidden">
      {videos.map((video) => (
        <li key={video.id} className="min-w-0 break-inside-avoid">
          {children(video)}
        </li>
      ))}
    </ul>
  );
}
