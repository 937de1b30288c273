import { type Context, Hono } from 'hono';
import { LIMITS } from '../../src/contracts/limits';
import {
  JUDGE_HEADER,
  MODEL_PROBLEM_HEADER,
  type ModelProblem,
  type VideoAnalysis,
} from '../../src/contracts/videoAnalysis';
import { ADVICE } from '../../src/domain/videoAnalysis/advice';
import { analyse } from '../../src/domain/videoAnalysis/analyse';
import type { AppDeps, AppEnv } from '../appEnv';
import { ApiError } from '../errors';
import { callLimit } from '../middleware/callLimit';
import type { Judging } from '../models/judgeVideo';
import { UpstreamError } from '../models/upstreamError';
import { chosenLanguage } from '../question';
import { factsOf, refuseDocument } from '../video/fileFacts';
import { FileSieve } from '../video/fileSieve';
import type { KeptParts } from '../video/keptParts';
import { readUpload, type Upload } from '../video/readUpload';

const TOO_SLOW = new ApiError('timeout', 'The upload took too long: send a smaller version, or measure on the device.');

/**
 * POST /api/analyze-video: the model's judgement, or the measured one when there is no model, it fails or it is too
 * slow; a header says which. The file streams through, to the model and into a sieve that keeps what its container
 * says.
 */
export function analyzeVideoRoute({ runtime }: AppDeps) {
  return new Hono<AppEnv>().post('/', callLimit('analysis', runtime), async (c) => {
    const { config, judgeVideo } = c.var.services;
    const language = chosenLanguage(c.req.header('Accept-Language'));
    const deadlineMs = config.deadlineMs ?? LIMITS.analysis.deadlineMs;
    const deadlineAt = runtime.now() + deadlineMs;
    const deadline = runtime.timeout(deadlineMs);
    const clientLeft = c.req.raw.signal;
    // However this call ends, the model's call ends with it.
    const ended = new AbortController();
    const cancelled = AbortSignal.any([clientLeft, ended.signal]);

    const sieve = new FileSieve();
    let judging: Judging | undefined;
    const target = {
      begin({ file_type }: { file_type?: string }) {
        if (!judgeVideo) return;
        if (c.var.counted) judging = judgeVideo({ fileType: file_type, language, deadlineAt, cancelled });
        else noteProblem(c, new UpstreamError('not counted'));
      },
      async take(base64: Uint8Array, bytes: Uint8Array) {
        sieve.add(bytes);
        await judging?.send(base64);
      },
    };
    try {
      const upload = await readUpload(c.req.raw, target, AbortSignal.any([deadline, clientLeft])).catch((error) => {
        throw deadline.aborted ? TOO_SLOW : error;
      });
      const keptParts = sieve.end();
      refuseDocument(keptParts, upload.bytes);
      const judged = await judging?.finish(upload.fields).catch((error) => noteProblem(c, error));
      c.set('judge', judged ? 'model' : 'measured');
      c.header(JUDGE_HEADER, c.var.judge);
      return c.json(judged ?? (await measured(upload, keptParts, language)));
    } finally {
      ended.abort();
    }
  });
}

/** Notes for the client and the log why the answer is the measured one. */
function noteProblem(c: Context<AppEnv>, error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
  c.set('fallback', error.message);
  const problem: ModelProblem = error.failure === 'unreadable' ? 'unreadable' : 'failed';
  c.header(MODEL_PROBLEM_HEADER, problem);
}

/** Judges by what the device has measured, else by what the file says about itself. */
async function measured({ fields, bytes }: Upload, keptParts: KeptParts, language: string): Promise<VideoAnalysis> {
  const facts = fields.measured ?? (await factsOf(keptParts, bytes, fields.file_type));
  const adviceLanguage = language === 'fr' ? 'fr' : 'en';
  return analyse({ facts, answers: fields.answers ?? {}, language: adviceLanguage, texts: ADVICE[adviceLanguage] });
}
