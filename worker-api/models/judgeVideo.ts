import type { VideoAnalysis } from '../../src/contracts/videoAnalysis';
import type { Runtime } from '../runtime';
import { askServer } from './askServer';
import type { Circuit } from './circuit';
import { guardedCall } from './guardedCall';
import { readJudgement } from './judgement';
import { type AnalysisFields, judgeInstructions, judgeText, repairText } from './judgePrompt';
import { sendUntil } from './sendUntil';
import { UpstreamError } from './upstreamError';
import type { VideoModel } from './videoModel';

export interface JudgingRequest {
  /** `undefined` when it comes after the file. */
  fileType: string | undefined;
  language: string;
  /** On the runtime's clock, in ms. */
  deadlineAt: number;
  /** Aborts when nobody waits for the judgement any more. */
  cancelled: AbortSignal;
}

/** A judgement under way while the file comes in. */
export interface Judging {
  /** Takes the next piece of the file's base64; resolves when its memory may be used again. */
  send: (piece: Uint8Array) => Promise<void>;
  /** To be called when the file is complete and valid: what the model says about it. Rejects with an UpstreamError. */
  finish: (fields: AnalysisFields) => Promise<VideoAnalysis>;
}

/** Marks the place of the file's data in a body that is sent around it. */
const DATA = '<the file>';

/** Judges with a model, which gets the file while it comes in, or else the frames afterwards. */
export function videoJudge(
  model: VideoModel,
  { runtime, circuit }: { runtime: Runtime; circuit: Circuit },
): (request: JudgingRequest) => Judging {
  return (request) => {
    const { fileType, language, deadlineAt, cancelled } = request;
    const judged = (body: string | ReadableStream<Uint8Array>, calls?: number) => {
      const deadlineMs = Math.max(0, deadlineAt - runtime.now());
      const options = { runtime, circuit, deadlineMs, cancelled, calls };
      return guardedCall((signal) => judge(model, body, { language, runtime, signal }), options);
    };
    return model.takesFile(fileType)
      ? judgingOfFile(model, request, runtime, (body) => judged(body, 1))
      : judgingOfFrames(model, request, judged);
  };
}

/**
 * The file is sent as it comes in, between the two halves of the request's body; what is known only at the end is in
 * the second half. What has been sent is stored nowhere and cannot be sent again, so the call is made once, whatever
 * becomes of it.
 */
function judgingOfFile(
  model: VideoModel,
  { fileType = '', language }: JudgingRequest,
  runtime: Runtime,
  judged: (body: ReadableStream<Uint8Array>) => Promise<VideoAnalysis>,
): Judging {
  const instructions = judgeInstructions(language);
  const halves = (type: string, text: string) => {
    const body = JSON.stringify(model.body({ instructions, text, file: { type, data: DATA } }));
    const at = body.indexOf(DATA);
    const encoder = new TextEncoder();
    return { before: encoder.encode(body.slice(0, at)), after: encoder.encode(body.slice(at + DATA.length)) };
  };
  const { readable, writable } = runtime.pipe();
  const judgement = judged(readable);
  const { send, end } = sendUntil(judgement, writable);
  void send(halves(fileType, '').before);
  return {
    send,
    async finish(fields) {
      await send(halves(fields.file_type, judgeText(fields)).after);
      await end();
      return judgement;
    },
  };
}

function judgingOfFrames(
  model: VideoModel,
  { language }: JudgingRequest,
  judged: (body: string) => Promise<VideoAnalysis>,
): Judging {
  return {
    send: async () => undefined,
    async finish(fields) {
      const { frames = [] } = fields;
      if (frames.length === 0) throw new UpstreamError('nothing to show');
      const text = judgeText(fields, frames);
      return judged(JSON.stringify(model.body({ instructions: judgeInstructions(language), text, frames })));
    },
  };
}

interface CallOptions {
  language: string;
  runtime: Runtime;
  signal: AbortSignal;
}

/** Asks; if the answer has the wrong form, asks once more using only its text, without the file. */
async function judge(
  model: VideoModel,
  body: string | ReadableStream<Uint8Array>,
  options: CallOptions,
): Promise<VideoAnalysis> {
  const { language } = options;
  const answerText = await ask(model, body, options);
  const first = readJudgement(answerText, language);
  if ('analysis' in first) return first.analysis;
  const text = repairText(answerText, first.problems);
  const repair = JSON.stringify(model.body({ instructions: judgeInstructions(language), text }));
  const second = readJudgement(await ask(model, repair, options), language);
  if ('analysis' in second) return second.analysis;
  throw new UpstreamError('unreadable');
}

async function ask(
  { url, headers, textOf }: VideoModel,
  body: string | ReadableStream<Uint8Array>,
  options: CallOptions,
): Promise<string> {
  const text = textOf(await askServer({ url, headers, body }, options));
  if (text === undefined) throw new UpstreamError('unreadable');
  return text;
}
