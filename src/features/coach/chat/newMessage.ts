import type { ChatMessage } from '../../../contracts/conversation';
import { now } from '../../../platform/clock';
import { newId } from '../../../platform/random';

export function newMessage(type: ChatMessage['type'], content: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return { id: newId(), type, content, timestamp: now().toISOString(), ...more };
}
