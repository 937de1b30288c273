import { Fragment } from 'react';
import type { VideoFacts } from '../../../contracts/videoAnalysis';
import { formatBytes } from '../../../i18n/figures';
import { formatMinutes, formatPixels } from './formatEvidence';

/** What the file says about itself, in one line. */
export function FileFacts({ facts: { width, height, duration, bytes } }: { facts: VideoFacts }) {
  const parts = [
    width && height && formatPixels(width, height),
    duration && formatMinutes(duration),
    formatBytes(bytes),
  ].filter((part) => typeof part === 'string');
  return (
    <p className="text-sm text-soft">
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
