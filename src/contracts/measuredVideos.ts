import * as z from 'zod/mini';
import { isoTime } from './times';
import { videoFacts } from './videoAnalysis';

/** The longest file name that is kept, in characters. */
export const LONGEST_FILE_NAME = 200;

/** What the device measured in a file; the file itself is not kept. */
export const measuredVideo = z.object({
  id: z.string(),
  fileName: z.string().check(z.maxLength(LONGEST_FILE_NAME)),
  measuredAt: isoTime,
  facts: videoFacts,
});
export type MeasuredVideo = z.infer<typeof measuredVideo>;

export const measuredVideos = z.object({ items: z.array(measuredVideo) });
