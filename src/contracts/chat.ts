import * as z from 'zod/mini';

/**
 * The size that the client cuts the history to before sending, in bytes of its JSON; the rest is room for the message.
 */
export const CHAT_HISTORY_LIMIT = 48 * 1024;
/** The longest single message, in characters. */
export const CHAT_MESSAGE_LIMIT = 4000;
/** Separates the bubbles of one answer. */
export const PART_SEPARATOR = '|||';
/** A line of an answer that points at a screen: `→ /title-generator`. Shown as a button if that screen exists. */
export const TOOL_LINE = /^→ (\/[a-z0-9-]+)$/;
/** Response header that says who answered. */
export const COACH_HEADER = 'X-Jimp-Coach';
/** The values of COACH_HEADER: a model, or the built-in coach. */
export const coachNames = ['model', 'built-in'] as const;
export type CoachName = (typeof coachNames)[number];

/** One earlier message of the conversation. */
export const historyItem = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.optional(z.string()),
});

/** POST /api/chat. Specification 1, section 5: the message is not blank after trimming. */
export const chatRequest = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_LIMIT)),
  conversationHistory: z.array(historyItem),
});

/** `response` holds the bubbles joined by PART_SEPARATOR; `suggestions` belong to the last one. */
export const chatResponse = z.object({
  response: z.string().check(z.minLength(1)),
  suggestions: z.array(z.string()),
});

export type HistoryItem = z.infer<typeof historyItem>;
export type ChatResponse = z.infer<typeof chatResponse>;
