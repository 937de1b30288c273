import * as z from 'zod/mini';

/**
 * The environment: every variable that is read, and what the worker makes of it. The start script reads this module in
 * Node, so it uses nothing of the worker and no relative imports.
 */

const text = z.optional(z.string().check(z.trim()));

const variables = z.object({
  AI_PROVIDER: text,
  AI_BASE_URL: text,
  AI_API_KEY: text,
  AI_CHAT_MODEL: text,
  AI_VISION_MODEL: text,
  AI_SPEECH_MODEL: text,
  AI_SPEECH_VOICE: text,
  AI_DEADLINE_MS: text,
  OPERATOR_NAME: text,
  OPERATOR_CONTACT: text,
  OPERATOR_HOST: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
  TEST_LIFT_LIMITS: text,
  TEST_PUSH_HOST: text,
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;
export const variableNames = Object.keys(variables.shape) as VariableName[];

export const PROVIDERS = ['openai-compatible', 'google'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
const GOOGLE_BASE_URL = 'https://generativelanguage.googleapis.com/v1beta';

export interface ProviderConfig {
  name: ProviderName;
  baseUrl: string;
  apiKey?: string;
}

/** Both base64url: the public key as 65 bytes (an uncompressed point of P-256), the private one as 32. */
export interface VapidKeyPair {
  publicKey: string;
  privateKey: string;
}

/** What is configured. Where no model is named, the built-in coach, the measures or the browser's voice do the work. */
export interface WorkerConfig {
  provider?: ProviderConfig;
  models: { chat?: string; vision?: string; speech?: string };
  speechVoice: string;
  /** Overrides the deadlines from the table of limits, in ms (tests). */
  deadlineMs?: number;
  operator: { name?: string; contact?: string; host?: string };
  /** The keys that sign web pushes; if absent, they are generated once and kept. */
  vapidKeys?: VapidKeyPair;
  vapidSubject?: string;
  /** host:port on this machine that is accepted as a push service (tests). */
  testPushHost?: string;
  /** No limits for a client on this machine (tests). */
  liftLimits: boolean;
}

export type EnvCheck = { ok: true; config: WorkerConfig } | { ok: false; problems: string[] };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Is this a host name of the machine itself? */
export const isLoopback = (hostname: string) => LOOPBACK.has(hostname);

/**
 * Reads the variables; a blank one counts as absent. Gives either the whole configuration or every problem, a sentence
 * each.
 */
export function checkEnv(vars: object): EnvCheck {
  const read = variables.safeParse(vars);
  if (!read.success) {
    return { ok: false, problems: read.error.issues.map(({ path }) => `${path.join('.')} must be a text.`) };
  }
  const value = (name: VariableName) => read.data[name] || undefined;
  const models = { chat: value('AI_CHAT_MODEL'), vision: value('AI_VISION_MODEL'), speech: value('AI_SPEECH_MODEL') };
  const { provider, problems } = readProvider(value, models);
  const push = readPush(value);
  problems.push(...push.problems);

  const deadline = value('AI_DEADLINE_MS');
  if (deadline !== undefined && !/^[1-9]\d{1,4}$/.test(deadline)) {
    problems.push(`AI_DEADLINE_MS must be a whole number of milliseconds from 10 to 99999, not '${deadline}'.`);
  }
  const lift = value('TEST_LIFT_LIMITS');
  if (lift !== undefined && lift !== 'yes')
    problems.push(`TEST_LIFT_LIMITS may only be 'yes' or absent, not '${lift}'.`);

  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    config: {
      provider,
      models,
      speechVoice: value('AI_SPEECH_VOICE') ?? 'alloy',
      deadlineMs: deadline === undefined ? undefined : Number(deadline),
      operator: {
        name: value('OPERATOR_NAME'),
        contact: value('OPERATOR_CONTACT'),
        host: value('OPERATOR_HOST'),
      },
      vapidKeys: push.keys,
      vapidSubject: push.subject,
      testPushHost: push.testHost,
      liftLimits: lift === 'yes',
    },
  };
}

function readProvider(value: (name: VariableName) => string | undefined, models: WorkerConfig['models']) {
  const problems: string[] = [];
  const [name, baseUrl, apiKey] = [value('AI_PROVIDER'), value('AI_BASE_URL'), value('AI_API_KEY')];
  const isSet = variableNames
    .filter((variable) => variable.startsWith('AI_') && variable !== 'AI_DEADLINE_MS')
    .some(value);
  if (!isSet) return { problems };

  const provider = PROVIDERS.find((known) => known === name);
  if (!provider) {
    const found = name ? `not '${name}'` : 'it is missing while other AI_ variables are set';
    problems.push(`AI_PROVIDER must be 'openai-compatible' or 'google': ${found}.`);
  }
  if (!models.chat && !models.vision && !models.speech) {
    problems.push('No model is named: set AI_CHAT_MODEL, AI_VISION_MODEL or AI_SPEECH_MODEL.');
  }
  if (value('AI_SPEECH_VOICE') && !models.speech) problems.push('AI_SPEECH_VOICE is set without AI_SPEECH_MODEL.');

  const url = baseUrl === undefined ? undefined : URL.parse(baseUrl);
  const local = url ? isLoopback(url.hostname) : false;
  if (baseUrl !== undefined && !(url?.protocol === 'https:' || (url?.protocol === 'http:' && local))) {
    problems.push('AI_BASE_URL must be a whole https:// address (http:// on this machine only).');
  }
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    problems.push(
      "AI_BASE_URL is missing: the provider 'openai-compatible' needs it, for instance https://api.openai.com/v1.",
    );
  }
  if (provider && apiKey === undefined && !(provider === 'openai-compatible' && local)) {
    problems.push('AI_API_KEY is missing: only a model server on this machine can do without.');
  }
  if (provider === 'google' && models.speech) {
    problems.push(
      "AI_SPEECH_MODEL is not supported with the provider 'google': leave it out, and the browser's voice reads.",
    );
  }
  if (!provider) return { problems };
  const withoutSlash = (baseUrl ?? GOOGLE_BASE_URL).replace(/\/+$/, '');
  return { provider: { name: provider, baseUrl: withoutSlash, apiKey }, problems };
}

function readPush(value: (name: VariableName) => string | undefined) {
  const problems: string[] = [];
  const [publicKey, privateKey] = [value('VAPID_PUBLIC_KEY'), value('VAPID_PRIVATE_KEY')];
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    const missing = publicKey === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
    problems.push(`${missing} is missing: set both VAPID keys, or none, and they are made and kept.`);
  }
  // 65 bytes that begin with 4, and 32 bytes. Only a try shows whether they belong together: checkConfiguration.ts.
  if (publicKey !== undefined && !/^B[A-P][\w-]{85}$/.test(publicKey)) {
    problems.push('VAPID_PUBLIC_KEY must be an uncompressed P-256 point in base64url, 87 characters from B on.');
  }
  if (privateKey !== undefined && !/^[\w-]{43}$/.test(privateKey)) {
    problems.push('VAPID_PRIVATE_KEY must be 32 bytes in base64url, 43 characters.');
  }
  const subject = value('VAPID_SUBJECT');
  if (subject !== undefined && !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/.test(subject)) {
    problems.push('VAPID_SUBJECT must be a mailto: or an https:// address.');
  }
  const testHost = value('TEST_PUSH_HOST');
  if (testHost !== undefined && !/^127\.0\.0\.1:[1-9]\d{0,4}$/.test(testHost)) {
    problems.push('TEST_PUSH_HOST may only be 127.0.0.1 with a port, or absent.');
  }
  const keys: VapidKeyPair | undefined = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  return { keys, subject, testHost, problems };
}
