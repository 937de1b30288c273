/**
 * The limits of the calls in one table: how many calls a client may make per minute and per day, how large a body may
 * be (bytes), and when a call to a model is given up, counting all tries together (ms).
 */
export const LIMITS = {
  chat: { perMinute: 20, perDay: 300, bodyBytes: 64 * 1024, deadlineMs: 25_000 },
  speech: { perMinute: 30, perDay: undefined, bodyBytes: 64 * 1024, deadlineMs: 25_000 },
  translation: { perMinute: 30, perDay: 600, bodyBytes: 64 * 1024, deadlineMs: 25_000 },
  reminders: { perMinute: 30, perDay: undefined, bodyBytes: 32 * 1024 },
  analysis: { perMinute: 5, perDay: 40, bodyBytes: 72 * 1024 * 1024, deadlineMs: 120_000 },
} as const;

export type LimitedCall = keyof typeof LIMITS;
