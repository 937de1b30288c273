/** The limits of the calls, one table: how many a client may make, and how large a body may be (bytes). */
export const LIMITS = {
  chat: { perMinute: 20, perDay: 300, bodyBytes: 64 * 1024 },
  speech: { perMinute: 30, perDay: undefined, bodyBytes: 64 * 1024 },
  analysis: { perMinute: 5, perDay: 40, bodyBytes: 72 * 1024 * 1024 },
} as const;

export type LimitedCall = keyof typeof LIMITS;
