import type { ChatResponse } from '../src/contracts/chat';
import { LIMITS } from '../src/contracts/limits';
import { checkConfiguration } from './checkConfiguration';
import type { ProviderConfig, WorkerConfig } from './env';
import { createCircuit } from './models/circuit';
import { answerGenerator } from './models/generateAnswer';
import { googleChat } from './models/google/googleChat';
import { googleVideo } from './models/google/googleVideo';
import { guardedCall } from './models/guardedCall';
import { type Judging, type JudgingRequest, videoJudge } from './models/judgeVideo';
import { openAICompatibleChat } from './models/openai-compatible/openAICompatibleChat';
import { openAICompatibleSpeech } from './models/openai-compatible/openAICompatibleSpeech';
import { openAICompatibleVideo } from './models/openai-compatible/openAICompatibleVideo';
import { type Target, textTranslator } from './models/translateTexts';
import type { Question } from './question';
import type { Runtime } from './runtime';

/** What the configuration makes available. An operation without a model is absent. All reject with an UpstreamError. */
export interface Services {
  config: WorkerConfig;
  askModel?: (question: Question) => Promise<ChatResponse>;
  speak?: (text: string) => Promise<{ audio: ReadableStream; contentType: string }>;
  translate?: (texts: readonly string[], target: Target) => Promise<string[]>;
  judgeVideo?: (request: JudgingRequest) => Judging;
}

const chatModels = { 'openai-compatible': openAICompatibleChat, google: googleChat };
const videoModels = { 'openai-compatible': openAICompatibleVideo, google: googleVideo };

function createServices(config: WorkerConfig, runtime: Runtime): Services {
  const { provider, models } = config;
  return {
    config,
    askModel: provider && models.chat ? modelCoach(provider, models.chat, config, runtime) : undefined,
    speak: provider && models.speech ? speaker(provider, models.speech, config, runtime) : undefined,
    translate: provider && models.chat ? translator(provider, models.chat, config, runtime) : undefined,
    judgeVideo: provider && models.vision ? judge(provider, models.vision, runtime) : undefined,
  };
}

function modelCoach(
  provider: ProviderConfig,
  name: string,
  config: WorkerConfig,
  runtime: Runtime,
): Services['askModel'] {
  const generate = answerGenerator(chatModels[provider.name](provider, name, runtime));
  const guard = {
    runtime,
    circuit: createCircuit(runtime.now),
    deadlineMs: config.deadlineMs ?? LIMITS.chat.deadlineMs,
  };
  return (question) => guardedCall((signal) => generate(question, { signal, now: runtime.now }), guard);
}

function translator(
  provider: ProviderConfig,
  name: string,
  config: WorkerConfig,
  runtime: Runtime,
): Services['translate'] {
  const translate = textTranslator(chatModels[provider.name](provider, name, runtime));
  const guard = {
    runtime,
    circuit: createCircuit(runtime.now),
    deadlineMs: config.deadlineMs ?? LIMITS.translation.deadlineMs,
  };
  return (texts, target) => guardedCall((signal) => translate(texts, target, { signal, now: runtime.now }), guard);
}

function speaker(provider: ProviderConfig, model: string, config: WorkerConfig, runtime: Runtime): Services['speak'] {
  const guard = {
    runtime,
    circuit: createCircuit(runtime.now),
    deadlineMs: config.deadlineMs ?? LIMITS.speech.deadlineMs,
  };
  const request = { model, voice: config.speechVoice };
  return (text) =>
    guardedCall((signal) => openAICompatibleSpeech(provider, { ...request, text }, { runtime, signal }), guard);
}

function judge(provider: ProviderConfig, model: string, runtime: Runtime): Services['judgeVideo'] {
  return videoJudge(videoModels[provider.name](provider, model), { runtime, circuit: createCircuit(runtime.now) });
}

/**
 * The services of an environment, made once per isolate because the circuits have a memory. `undefined` for an
 * environment that is wrong or incomplete, whose problems are logged: nothing is served then.
 */
export function servicesByEnv(runtime: Runtime): (env: object) => Promise<Services | undefined> {
  const madeServices = new WeakMap<object, Services | undefined>();
  return async (env) => {
    if (madeServices.has(env)) return madeServices.get(env);
    const check = await checkConfiguration(env);
    // A simultaneous call may have been faster.
    if (!madeServices.has(env)) {
      if (!check.ok) runtime.log({ level: 'error', event: 'wrong configuration', problems: check.problems.join(' ') });
      madeServices.set(env, check.ok ? createServices(check.config, runtime) : undefined);
    }
    return madeServices.get(env);
  };
}
