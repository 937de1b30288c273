import type { Answer, Request } from './measureMessages';
import { createMeasurement } from './measurement';
import { createProgress } from './tellProgress';
import { VideoFileError } from './videoFileError';
import type { Failed } from './workerCalls';

// Measures one file for the page that has started it; a cancelled one ends with this worker.

const measurement = createMeasurement();

async function answerTo(request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'file':
      return { kind: 'opened', ...(await measurement.open(request.file, createProgress())) };
    case 'frame':
      measurement.addFrame(request.frame);
      return { kind: 'taken' };
    case 'sound':
      measurement.addSound(request.sampleRate, request.planes);
      return { kind: 'taken' };
    case 'finish':
      return { kind: 'finished', ...(await measurement.finish()) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  let answer: Answer | Failed;
  try {
    answer = await answerTo(data);
  } catch (error) {
    console.warn('The file cannot be measured:', error);
    answer = { kind: 'failed', problem: error instanceof VideoFileError ? error.problem : 'unreadable' };
  }
  self.postMessage(answer);
});
