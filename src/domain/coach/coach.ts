import { PART_SEPARATOR } from '../../contracts/chat';
import { matchNiche } from '../matchNiche';
import type { Niche } from '../niches';
import { compose } from './compose';
import type { CoachLanguage, Guide, Topic } from './guide';
import type { Product } from './lexicon';
import { Retrieval } from './retrieval';
import { TEXTS } from './texts';
import { type Conversation, readConversation, type Turn, understand } from './understand';

/** What the coach uses of the user's profile (specification 1, section 3). */
export interface CoachProfile {
  name?: string;
  niche?: string;
  hasShopAccount?: boolean;
  /** Euros a month, kept as text. */
  financialGoal?: string | number;
  experienceLevel?: string;
  contentPreference?: string;
}

export interface CoachQuestion {
  message: string;
  /**
   * Oldest first, without the profile and without `message` itself. An assistant item may hold several bubbles joined
   * by `|||`.
   */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  profile?: CoachProfile;
  /** The language chosen in the app, a code such as `fr`; the coach is written in French and English. */
  language: string;
  /**
   * Says, in the language chosen in the app, that the answer is in another; without it, the answer's own language says
   * so.
   */
  languageNote?: string;
}

export interface CoachAnswer {
  /** 2 to 4 bubbles. */
  parts: string[];
  /** 2 to 4 messages that the user could send next. */
  suggestions: string[];
  language: CoachLanguage;
  topic: Topic | 'unknown';
  /** The question is in none of the coach's languages. */
  isForeign: boolean;
  /** The question's own words show that it is in one of them. */
  isWrittenIn: boolean;
  /** Path of the screen for this task. */
  tool?: string;
}

export interface Coach {
  answer(question: CoachQuestion): CoachAnswer;
}

export type GuidesByTopic = ReadonlyMap<Topic, Guide>;

/** A coach over guides in both languages. Pure: the same question gets the same answer. */
export function createCoach(guides: { fr: readonly Guide[]; en: readonly Guide[] }): Coach {
  const byTopic = { fr: topicsOf(guides.fr), en: topicsOf(guides.en) };
  const forOpenShop = { fr: topicsOf(guides.fr.map(withOpenShop)), en: topicsOf(guides.en.map(withOpenShop)) };
  const context = {
    retrieval: { fr: new Retrieval(guides.fr), en: new Retrieval(guides.en) },
    knows: (topic: Topic, language: CoachLanguage) => byTopic[language].has(topic),
  };
  /** Where a suggestion leads when asked on its own. */
  const leadsTo = (suggestion: string, language: CoachLanguage) => understand(suggestion, [], language, context).topic;

  return {
    answer({ message, history, profile, language, languageNote }) {
      const chosen: CoachLanguage = /^fr\b/i.test(language) ? 'fr' : 'en';
      const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
      const conversation = readConversation(asked, chosen, context);
      const turn = understand(message, conversation, chosen, context);
      const own = matchNiche(profile?.niche ?? '');
      // « et pour la mode ? » is about that one topic, for someone who has a niche.
      const isPassing = ({ kind, topic }: Turn) => own && kind === 'other-niche' && topic !== turn.topic;
      const spoken = conversation.findLast((item) => item.niche && !isPassing(item))?.niche;
      const niche: Niche | undefined = turn.niche ?? (turn.ownNiche ? (own ?? spoken) : (spoken ?? own));
      const { parts, suggestions, tool } = compose({
        turn,
        conversation,
        niche,
        product: subject(turn, conversation),
        profile,
        shown: lastBubbles(history),
        guides: (profile?.hasShopAccount ? forOpenShop : byTopic)[turn.language],
        leadsTo: (suggestion) => leadsTo(suggestion, turn.language),
      });
      const texts = TEXTS[turn.language];
      const isForeign =
        turn.written === 'other' ||
        (!/^(fr|en)\b/i.test(language) && [...conversation, turn].every(({ written }) => written === undefined));
      const [first = '', ...others] = parts;
      const introduced =
        isForeign && first !== texts.languageNote ? [`${languageNote ?? texts.languageNote}\n\n${first}`] : [first];
      return {
        parts: [...introduced, ...others],
        suggestions,
        language: turn.language,
        topic: turn.topic,
        isForeign,
        isWrittenIn: turn.written === 'fr' || turn.written === 'en',
        tool,
      };
    },
  };
}

const topicsOf = (guides: readonly Guide[]): GuidesByTopic => new Map(guides.map((guide) => [guide.topic, guide]));

/** A guide adapted to someone whose shop is open. */
const withOpenShop = (guide: Guide): Guide => ({
  ...guide,
  parts: guide.parts.map((part, place) => guide.openShop?.[place] ?? part),
});

/**
 * The product that a question is about: the one it names, else the last one mentioned, unless a niche has been named
 * since.
 */
function subject(turn: Turn, conversation: Conversation): Product | undefined {
  if (turn.product || turn.niche || turn.ownNiche) return turn.product;
  return conversation.findLast(({ product, niche }) => product || niche)?.product;
}

/** The bubbles of the previous answer, which must not be repeated. */
function lastBubbles(history: CoachQuestion['history']): string[] {
  const lastQuestion = history.findLastIndex(({ role }) => role === 'user');
  return history
    .slice(lastQuestion + 1)
    .flatMap(({ content }) => content.split(PART_SEPARATOR))
    .map((bubble) => bubble.trim());
}
