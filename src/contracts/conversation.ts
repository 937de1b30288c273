import * as z from 'zod/mini';
import { coachNames } from './chat';
import { danger } from './danger';
import { isoTime } from './times';

/** Why a model did not answer: nothing came in time, it is overloaded, or what came was not an answer. */
export const insteadOfModel = z.object({
  reason: z.enum(['silent', 'busy', 'failed']),
  /** Only when the server said how long to wait. */
  until: z.optional(isoTime),
});

/** A chat message as stored (specification 1, section 3); `timestamp` is ISO 8601 in UTC. */
export const chatMessage = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.enum(['user', 'ai', 'video_analysis']),
  content: z.string(),
  timestamp: isoTime,
  suggestions: z.optional(z.array(z.string())),
  videoAnalysis: z.optional(z.unknown()),
  /** The answer was given without a network. */
  offline: z.optional(z.boolean()),
  coach: z.optional(z.enum(coachNames)),
  /** The device answered instead of the model: why, and when the model can be asked again. */
  instead: z.optional(insteadOfModel),
  /** A user message that got no answer and can be resent. */
  failed: z.optional(z.boolean()),
  /**
   * The message tells of danger, or answers one that does. It stays on the device: no model sees it, and no title,
   * preview or search shows it. An answer with suggestions asks whether help is wanted.
   */
  danger: z.optional(danger),
});

/** The longest title, in characters; a screen cuts what it has no room for. */
export const CONVERSATION_TITLE_LIMIT = 120;

/** One line of the list of conversations; its messages are stored separately, under a key of their own. */
export const conversation = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  preview: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  renamed: z.optional(z.boolean()),
});

/** `openId` is the conversation on the screen; absent for a new one. */
export const conversationList = z.object({
  byId: z.record(z.string(), conversation),
  openId: z.optional(z.string()),
});

/** The messages of one conversation, oldest first. */
export const messageList = z.object({ messages: z.array(chatMessage) });

/** A text not yet sent, and when it was last changed. `from`: the tab it was taken over from and not changed since. */
export const draft = z.object({ text: z.string(), at: isoTime, from: z.optional(z.string()) });

/**
 * What was typed and not sent, by tab, then by conversation id (one not yet started is under NEW_DRAFT) or by the name
 * of a field (ui/useDraft.ts).
 */
export const draftList = z.object({ byTab: z.record(z.string(), z.record(z.string(), draft)) });
/** Version 1 of the drafts: one text per conversation id. */
export const draftListV1 = z.object({ byConversation: z.record(z.string(), z.string()) });
/** Stands for the id of a conversation that has not started. */
export const NEW_DRAFT = 'new';

export type InsteadOfModel = z.infer<typeof insteadOfModel>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Conversation = z.infer<typeof conversation>;
export type ConversationList = z.infer<typeof conversationList>;
export type MessageList = z.infer<typeof messageList>;
export type DraftList = z.infer<typeof draftList>;
