import type { Niche } from '../niches';
import type { CoachProfile, GuidesByTopic } from './coach';
import type { Topic } from './guide';
import type { Product } from './lexicon';
import { type CoachTexts, TEXTS } from './texts';
import type { Conversation, Turn } from './understand';

export const MOST_PARTS = 4;
export const FEWEST = 2;

/** Everything an answer is composed from. */
export interface Brief {
  turn: Turn;
  conversation: Conversation;
  niche?: Niche;
  /** Named in the question, or the subject of the conversation. */
  product?: Product;
  profile?: CoachProfile;
  /** The bubbles of the previous answer. */
  shown: readonly string[];
  guides: GuidesByTopic;
  leadsTo: (suggestion: string) => Topic | 'unknown';
}

/** The engine's own words in the language of the answer. */
export const textsOf = ({ turn }: Brief): CoachTexts => TEXTS[turn.language];

/** How many earlier turns match: alternating wordings take turns by this count. */
export const earlier = ({ conversation }: Brief, is: (turn: Turn) => boolean) => conversation.filter(is).length;

export function takeTurns<T>(versions: readonly T[], count: number): T | undefined {
  return versions[Math.max(0, count) % versions.length];
}
