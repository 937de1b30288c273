import { words } from '../../lib/fold';
import { findNiche } from '../matchNiche';
import type { Niche } from '../niches';
import { isForeignMoney, readGoal, readSale, readSeconds, type Sale } from './amount';
import { CONNECTORS, FOLLOW_UPS, type FollowUp, MORE_OF, SMALL_TALK, type SmallTalk, VAGUE } from './followUps';
import { inFormat, namesLive, onLive } from './formats';
import type { CoachLanguage, Topic } from './guide';
import { detectLanguage, type MessageLanguage } from './language';
import { type Product, readProduct } from './lexicon';
import { messageWords, readCount } from './message';
import { CAVEATS, type Caveat, DECISIVE, isOffTopic, ofTheTrade } from './patterns';
import type { Findings, Retrieval } from './retrieval';
import { OFFER, PLANNED, SELLING, TROUBLE } from './selling';

/** What one message from the user asks for. */
export interface Turn {
  /** The folded message: two turns with the same text ask the same. */
  text: string;
  language: CoachLanguage;
  /** The language the message itself shows. */
  written: MessageLanguage;
  topic: Topic | 'unknown';
  /** Why the topic is not simply what the message asks about. */
  kind: 'question' | FollowUp | 'other-niche' | SmallTalk | 'vague' | 'unclear' | 'unknown';
  /** The topic is the best fit, but not certain. */
  isUnsure?: boolean;
  /** A second question in the same message. */
  also?: Topic;
  /** Another topic that fits about as well. */
  rival?: Topic;
  /** Named in the message, or the named product's. */
  niche?: Niche;
  /** « ma niche »: the profile's, whatever was discussed before. */
  ownNiche: boolean;
  product?: Product;
  caveat?: Caveat;
  /** Length of a video that the message names. */
  seconds?: number;
  /** How many titles, ideas and the like it asks for. */
  count?: number;
  /** Euros a month. */
  goal?: number;
  sale?: Sale;
  /** An amount in another currency is calculated as euros. */
  isForeignMoney?: boolean;
}

/** The conversation so far: the turns of the user's messages, oldest first. */
export type Conversation = readonly Turn[];

export interface Understanding {
  retrieval: Readonly<Record<CoachLanguage, Retrieval>>;
  knows: (topic: Topic, language: CoachLanguage) => boolean;
}

/** How much of a question a guide must cover (coverage, 0 to 1) … */
const RELEVANT = 0.5;
/** … or how much of it the guides must cover together, and below it how much the best of them alone. */
const WITHIN_REACH = 0.75;
const PARTLY = 0.35;
/** Below this the answer says how it understood the question. */
const SURE = 0.7;
/** How close to the best a second topic must come to be named, unless the best covers nearly everything. */
const RIVAL = 0.9;
const CERTAIN = 0.95;
/** A message with at most this many words is hardly more than a name. */
const SHORT = 7;
/** How many characters of a message are read; a question fits in them. */
const LONGEST = 1000;

/** The earlier turn that a follow-up refers to: the last one with a topic of its own. */
export const referredTurn = (conversation: Conversation): Turn | undefined =>
  conversation.findLast(({ topic, kind }) => topic !== 'unknown' && topic !== 'small-talk' && kind !== 'vague');

/** Reads a message in the light of the turns before it. `chosen` is the language of the app. */
export function understand(
  whole: string,
  conversation: Conversation,
  chosen: CoachLanguage,
  { retrieval, knows }: Understanding,
): Turn {
  const message = whole.slice(0, LONGEST);
  const named = messageWords(message);
  const text = named.join(' ');
  const written = detectLanguage(message, named);
  const spoken = conversation.findLast((turn) => turn.written === 'fr' || turn.written === 'en')?.language;
  const language = written === 'fr' || written === 'en' ? written : written === 'other' ? chosen : (spoken ?? chosen);
  const { product: read, rest: withoutProduct } = readProduct(message, language, named);
  const product = read && knownProduct(read, conversation);
  const { niche = product?.niche, rest } = findNiche(withoutProduct);
  const base = {
    text,
    language,
    written,
    niche,
    product,
    seconds: readSeconds(text),
    count: readCount(text),
    ownNiche: / (ma|my) niche /.test(` ${text} `),
  };
  const before = referredTurn(conversation);
  const turn = (kind: Turn['kind'], topic: Turn['topic'], more: Partial<Turn> = {}): Turn => ({
    ...base,
    ...more,
    kind,
    topic: topic === 'unknown' || knows(topic, language) ? topic : 'unknown',
  });

  const smallTalk = SMALL_TALK.find(([, pattern]) => pattern.test(text))?.[0];
  if (smallTalk) return turn(smallTalk, 'small-talk');

  const followUp = FOLLOW_UPS.find(([, pattern]) => pattern.test(text))?.[0];
  if (followUp && before && before.topic !== 'unknown') {
    const topic = followUp === 'live' || followUp === 'video' ? inFormat(before.topic, followUp) : before.topic;
    return turn(followUp, topic, { product: product ?? before.product, goal: before.goal });
  }
  if (followUp === 'live') return turn('question', 'first-live', { rival: 'live-run' });
  if (followUp === 'video') return turn('question', 'scripts', { rival: 'filming' });
  if (followUp) return turn('unclear', 'unknown');

  const sale = readSale(message);
  if (sale && !OFFER.test(text))
    return turn('question', 'commissions', { sale, isForeignMoney: isForeignMoney(message) });

  const listed = retrieval[language].topicOf(text);
  const isSelling = product !== undefined && SELLING.test(text);
  if (!listed && !isSelling && isOffTopic(text)) return turn('unknown', 'unknown');

  const decisive = listed ?? DECISIVE.find(([topic, pattern]) => pattern.test(text) && knows(topic, language))?.[0];
  const goal = readGoal(message, before?.topic === 'earnings-goal');
  if (goal && (!decisive || GIVES_WAY_TO_GOAL.has(decisive)))
    return turn('question', 'earnings-goal', { goal, isForeignMoney: isForeignMoney(message) });

  const isOtherProduct =
    product && before && !decisive && named.length <= SHORT && /^(?:et|and|what about|how about) /.test(text);
  if (isOtherProduct || ((niche || product) && rest.every((word) => CONNECTORS.has(word)))) {
    if (before && !isSelling) return turn('other-niche', before.topic, { goal: before.goal });
    return turn('question', product ? 'start' : 'product-choice');
  }
  if (!decisive && VAGUE.test(text)) return turn('vague', 'analytics');

  const caveat = CAVEATS.find(([, pattern]) => pattern.test(text))?.[0];
  const certain = decisive ?? (caveat && CAVEAT_TOPIC[caveat]);
  const incidental = named.filter((word) => !rest.includes(word));
  const choice = certain ? { topic: certain } : choose(retrieval[language].find(named, incidental));
  const isLiveNamed = namesLive(text);
  const isPlanned = !choice || choice.isUnsure || (certain ? PLANNED.has(certain) : !TROUBLE.has(choice.topic));
  if (isSelling && isPlanned) {
    return turn('question', isLiveNamed ? 'live-run' : 'start');
  }
  if (!choice && isLiveNamed) return turn('question', 'live-run', { isUnsure: true });
  if (!choice && product && ofTheTrade(text)) return turn('question', 'start');
  if (!choice) return ofTheTrade(text) ? turn('unclear', 'unknown') : turn('unknown', 'unknown');
  const topic = onLive(choice.topic, text, before?.topic);

  const isMore = before?.topic === topic && named.length <= SHORT && MORE_OF.test(text);
  return turn(isMore ? 'more' : 'question', topic, {
    ...choice,
    also: certain && secondQuestion(message, topic, language, knows),
    caveat,
    product: product ?? (isMore ? before?.product : undefined),
  });
}

/** « ce baume » after « un baume à lèvres » : the product mentioned before, of which more is known. */
function knownProduct(product: Product, conversation: Conversation): Product {
  const before = conversation.findLast((turn) => turn.product)?.product;
  if (!before || product.kind !== 'any') return product;
  const known = new Set(words(before.name));
  const [, ...named] = words(product.name);
  return named.every((word) => known.has(word)) ? before : product;
}

/** The topic that another sentence of the message names: « quels hashtags et à quelle heure ? ». */
function secondQuestion(
  message: string,
  first: Topic,
  language: CoachLanguage,
  knows: Understanding['knows'],
): Topic | undefined {
  const clauses = message.split(/[?!.;,+&\n]+|\s(?:et|and|puis|also|plus)\s/i).filter((clause) => clause.trim());
  if (clauses.length < 2) return undefined;
  const topics = clauses
    .map((clause) => messageWords(clause).join(' '))
    .flatMap((clause) => DECISIVE.find(([, pattern]) => pattern.test(clause))?.[0] ?? []);
  return topics.includes(first) ? topics.find((topic) => topic !== first && knows(topic, language)) : undefined;
}

/** The topic that retrieval found, if it is relevant to the question, and how sure that is. */
function choose({ matches, reach }: Findings): (Pick<Turn, 'isUnsure' | 'rival'> & { topic: Topic }) | undefined {
  const [best, second] = matches;
  if (!best) return undefined;
  const { topic, coverage } = best;
  if (coverage < RELEVANT && (reach < WITHIN_REACH || coverage < PARTLY)) return undefined;
  const isClose = second && second.score * second.coverage > RIVAL * best.score * coverage;
  const hasRival = coverage < RELEVANT || (coverage < CERTAIN && isClose);
  return { topic, isUnsure: coverage < SURE, rival: hasRival ? second?.topic : undefined };
}

/** Topics whose wording also occurs in a question about a goal. */
const GIVES_WAY_TO_GOAL: ReadonlySet<Topic> = new Set<Topic>([
  'earnings-goal',
  'frequency',
  'product-choice',
  'start',
  'low-views',
  'live-run',
  'first-live',
]);

/** The topic for a question that nobody can answer. */
const CAVEAT_TOPIC: Readonly<Record<Caveat, Topic>> = {
  video: 'analytics',
  stats: 'analytics',
  commission: 'commissions',
  prediction: 'hooks',
};

/** How many of the user's latest messages are read again. */
const REMEMBERED = 12;

/** Reads the user's messages of a conversation in order, each in the light of those before. */
export function readConversation(
  messages: readonly string[],
  chosen: CoachLanguage,
  context: Understanding,
): Conversation {
  const turns: Turn[] = [];
  for (const message of messages.slice(-REMEMBERED)) turns.push(understand(message, turns, chosen, context));
  return turns;
}
