import { shrinkVideo } from './shrinkVideo';
import type { ShrinkAnswer } from './smallVersion';
import { createProgress } from './tellProgress';

// Makes one small version for the page that has started it; a cancelled one ends with this worker.

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const answer: ShrinkAnswer = { kind: 'shrunk', small: undefined };
  try {
    answer.small = await shrinkVideo(data, createProgress());
  } catch (error) {
    console.warn('There is no small version:', error);
  }
  self.postMessage(answer);
});
