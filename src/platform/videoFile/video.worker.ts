import { loadShrinking } from './loadShrinking';
import { createMeasurement } from './measurement';
import { createProgress } from './tellProgress';
import { VideoFileError } from './videoFileError';
import type { Answer, Request } from './videoMessages';
import type { Failed } from './workerCalls';

// Works on one file for the page that started it; cancelling means ending this worker.

const measurement = createMeasurement();

async function answerTo(request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'measure':
      return { kind: 'opened', ...(await measurement.open(request.file, createProgress())) };
    case 'frame':
      measurement.addFrame(request.frame);
      return { kind: 'taken' };
    case 'sound':
      measurement.addSound(request.sampleRate, request.planes);
      return { kind: 'taken' };
    case 'finish':
      return { kind: 'finished', measured: await measurement.finish() };
    case 'shrink':
      return shrink(request.file);
  }
}

async function shrink(file: Blob): Promise<Answer> {
  const onProgress = createProgress();
  const shrinking = await loadShrinking(() => onProgress(0));
  return shrinking ? { kind: 'shrunk', small: await shrinking.shrinkVideo(file, onProgress) } : { kind: 'unreached' };
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  let answer: Answer | Failed;
  try {
    answer = await answerTo(data);
  } catch (error) {
    console.warn('The file cannot be read:', error);
    answer = { kind: 'failed', problem: error instanceof VideoFileError ? error.problem : 'unreadable' };
  }
  self.postMessage(answer);
});
