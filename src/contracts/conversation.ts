import * as z from 'zod/mini';
import { coachNames } from './chat';
import { danger } from './danger';
import { isoTime } from './isoTime';

/** Why a model did not answer: nothing came in time, it has too much to do, or what came was no answer. */
export const insteadOfModel = z.object({
  reason: z.enum(['silent', 'busy', 'failed']),
  /** Only where the server said how long to wait. */
  until: z.optional(isoTime),
});

/** A chat message as it is kept (specification 1, section 3); `timestamp` is ISO 8601. */
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
  /** The device answered in the model's place: why, and from when on that can be asked again. */
  instead: z.optional(insteadOfModel),
  /** A user message that got no answer and can be sent again. */
  failed: z.optional(z.boolean()),
  /**
   * The message tells of danger, or answers one that does. It stays on the device: no model, title, preview or search
   * shows it. An answer with suggestions asks whether help is wanted.
   */
  danger: z.optional(danger),
});

/** Longest title, characters: what a screen has no room for is cut by its width. */
export const CONVERSATION_TITLE_LIMIT = 120;

/** One line of the list of conversations; its messages are kept apart, under a key of their own. */
export const conversation = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  preview: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  renamed: z.optional(z.boolean()),
});

/** `openId` is the conversation on the screen, none for a new one. */
export const conversationList = z.object({
  byId: z.record(z.string(), conversation),
  openId: z.optional(z.string()),
});

export const messageList = z.object({ messages: z.array(chatMessage) });

export const draft = z.object({ text: z.string(), at: isoTime });

/** What was typed and not sent, by tab, then by conversation id (one not yet started is under NEW_DRAFT) or by a field's name (ui/useDraft.ts). */
export const draftList = z.object({ byTab: z.record(z.string(), z.record(z.string(), draft)) });
export const draftListV1 = z.object({ byConversation: z.record(z.string(), z.string()) });
export const NEW_DRAFT = 'new';

export type InsteadOfModel = z.infer<typeof insteadOfModel>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Conversation = z.infer<typeof conversation>;
export type ConversationList = z.infer<typeof conversationList>;
export type MessageList = z.infer<typeof messageList>;
export type DraftList = z.infer<typeof draftList>;
