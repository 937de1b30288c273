import { createStore, type StoreApi } from 'zustand/vanilla';
import { openSession, type Session } from '../../domain/teleprompter/promptSession';
import { type PromptScript, timelineOf } from '../../domain/teleprompter/timeline';

/** The session of one teleprompter: it changes with every frame, so components select from it only what they show. */
export type SessionStore = StoreApi<Session>;

export function createSessionStore(script: PromptScript): SessionStore {
  return createStore<Session>(() => openSession(timelineOf(script)));
}
