import { PART_SEPARATOR } from '../../contracts/chat';
import { words } from '../../lib/fold';
import { matchCountry } from '../countries';
import { matchNiche } from '../matchNiche';
import type { CoachProduct, Person, ReplyBrief } from './answer/brief';
import { type Before, followUp, isOperation, type Operation } from './answer/followUp';
import { mayBeOfProduct, reply } from './answer/reply';
import { say } from './answer/replyTexts';
import { sumsOf } from './answer/sums/sums';
import { type CoachBook, topicOf } from './book';
import type { CoachLanguage } from './language';
import type { Make } from './topics/topicFile';
import { carryFigures } from './understand/carryFigures';
import { type Heard, hear } from './understand/hear';
import type { Quantity } from './understand/quantities';

/** What the coach uses of the user's profile (specification 1, section 3). */
export interface CoachProfile {
  name?: string;
  niche?: string;
  hasShopAccount?: boolean;
  /** Euros a month, kept as text. */
  financialGoal?: string | number;
  experienceLevel?: string;
  contentPreference?: string;
  /** ISO 3166-1. */
  country?: string;
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
  /** Says, in the language chosen in the app, that the answer is in another; without it, the answer's own language does. */
  languageNote?: string;
}

/** Why the coach said what it said. */
export interface Because {
  topic: string;
  certainty: Heard['certainty'];
  guesses: Heard['guesses'];
  operation?: Operation;
  product?: string;
  quantities: readonly Quantity[];
}

export interface CoachAnswer {
  parts: string[];
  suggestions: string[];
  language: CoachLanguage;
  /** `unknown`: nothing was understood. */
  topic: string;
  /** The question is in none of the coach's languages. */
  isForeign: boolean;
  /** The question's own words show that it is in one of them. */
  isWrittenIn: boolean;
  /** Path of the screen for this task. */
  tool?: string;
  because: Because;
}

/** What is known of a product by its wording; undefined if it is none that is known. */
export type KnowProduct = (wording: string, language: CoachLanguage) => Promise<CoachProduct | undefined>;

export interface Coach {
  answer(question: CoachQuestion): Promise<CoachAnswer>;
}

/** So many earlier messages are read to find what a follow-up refers to. */
const REMEMBERED = 6;
/** A message of so few words may refer to what was said without saying so. */
const SHORT = 9;
/** In a conversation a short message with such a guess is a follow-up. */
const FOLLOWS = 0.16;

/** One of the user's messages in its conversation. */
interface Turn {
  heard: Heard;
  operation?: Operation;
}

/** A coach by what it knows in one language or both. `know` finds out about products that messages name. */
export function createCoach(
  books: Readonly<Partial<Record<CoachLanguage, CoachBook>>>,
  know: KnowProduct = async () => undefined,
): Coach {
  const classify = { ...(books.fr && { fr: books.fr.classify }), ...(books.en && { en: books.en.classify }) };

  async function productIn({ phrases, language, certainty, guesses }: Heard): Promise<CoachProduct | undefined> {
    const [first] = guesses;
    // What somebody says to sell is looked up in any case: it may be forbidden.
    const isOther = certainty === 'sure' && first !== undefined && !mayBeOfProduct(topicOf(first.id));
    let unsure: CoachProduct | undefined;
    const isMaking = certainty !== 'none' && books[language]?.facts.get(first?.id ?? '')?.make !== undefined;
    for (const { wording, isSold } of phrases.filter((phrase) => phrase.isSold || !isOther)) {
      const known = await know(wording, language);
      if (!known) continue;
      const isKind = known.is === 'described' && known.brief.kind !== undefined && (isSold || known.isNamed);
      if (isKind || (known.is === 'forbidden' && (isSold || isMaking))) return known;
      if (isSold && isMaking && known.is !== 'forbidden') unsure ??= known;
    }
    return unsure;
  }

  return {
    async answer({ message, history, profile, language, languageNote }) {
      const chosen: CoachLanguage = /^fr\b/i.test(language) ? 'fr' : 'en';
      const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
      const recent = asked.slice(-REMEMBERED);
      let spoken: CoachLanguage | undefined;
      const turns: Turn[] = [];
      for (const content of [...recent, message]) {
        const heard = hear(content, chosen, spoken, classify);
        if (heard.written === 'fr' || heard.written === 'en') spoken = heard.language;
        const operation = operationOf(heard, turns.length > 0);
        turns.push({ heard, ...(operation && { operation }) });
      }
      const turn = turns.at(-1);
      if (!turn) throw new Error('There is no message');
      const earlier = turns.slice(0, -1);
      const answerIn = languageOf(turn, books);
      const book = books[answerIn] ?? books[chosen] ?? books.fr ?? books.en;
      if (!book) throw new Error('The coach has no book');

      const base = earlier.findLast(({ operation }) => operation === undefined) ?? earlier[0];
      const find = (heard: Heard) => productIn({ ...heard, language: book.language });
      const product = (await find(turn.heard)) ?? (await lastProduct(earlier, turn, find));
      const shown = lastAnswer(history);
      const since = base ? earlier.slice(earlier.indexOf(base) + 1) : [];
      const heard = withEarlierFigures(turn, earlier);
      const person = personOf(profile, heard, turns);
      const brief: ReplyBrief = {
        heard,
        book,
        language: book.language,
        person,
        ...(product && { product }),
        shown,
        turn: earlier.filter(({ heard: other }) => isSame(other, turn.heard)).length,
      };
      const before = base && turn.operation ? beforeOf(base, since, book) : undefined;
      const isFollowing = before !== undefined || turn.operation === 'check-mine';
      const answer =
        isFollowing && turn.operation ? followUp(brief, turn.operation, before ?? { turn: 0 }) : reply(brief);
      const isForeign = turn.heard.written === 'other';
      const [first = '', ...others] = answer.parts;
      const note = languageNote ?? say(book.language, 'languageNote');
      const parts = isForeign ? [`${note}\n\n${first}`, ...others] : answer.parts;
      const topic =
        turn.heard.certainty === 'none' && !isFollowing ? 'unknown' : topicOf(turn.heard.guesses[0]?.id ?? '/');
      return {
        parts,
        suggestions: topic === 'unknown' ? answer.suggestions : withMore(answer.suggestions, turn, book),
        language: book.language,
        topic,
        isForeign,
        isWrittenIn: turn.heard.written === 'fr' || turn.heard.written === 'en',
        ...(answer.tool && { tool: answer.tool }),
        because: {
          topic,
          certainty: turn.heard.certainty,
          guesses: turn.heard.guesses,
          ...(turn.operation && { operation: turn.operation }),
          ...(product?.is === 'described' && { product: product.brief.name.bare }),
          quantities: heard.quantities,
        },
      };
    },
  };
}

/** What can be said to any answer: more of it, or that it was not what was asked. */
const TO_ANY_ANSWER = ['longer', 'not-that'] as const satisfies readonly Operation[];
const MOST_SUGGESTIONS = 4;

function withMore(suggestions: readonly string[], { operation }: Turn, book: CoachBook): string[] {
  const always = TO_ANY_ANSWER.flatMap((name) =>
    name === operation || operation === 'not-that' ? [] : (book.facts.get(`follow-up/${name}`)?.ask ?? []),
  );
  return [...suggestions.slice(0, MOST_SUGGESTIONS - always.length), ...always];
}

/** « et pr les chats ? », 'n for cats?': whoever begins like this goes on from what was said. */
const FOR_OTHERS = /^\s*(?:et|and|n|&)\s+(?:pour|pr|for|4)\s/i;

/** What a message wants done with the last answer; undefined if it stands for itself. */
function operationOf({ guesses, message, certainty }: Heard, hasBefore: boolean): Operation | undefined {
  const [first] = guesses;
  const found = guesses.find(({ id }) => topicOf(id) === 'follow-up');
  const name = found?.id.slice('follow-up/'.length) ?? '';
  const isShort = words(message).length <= SHORT;
  if (hasBefore && isShort && FOR_OTHERS.test(message)) return 'for-audience';
  if (!found || !isOperation(name)) return undefined;
  if (name === 'check-mine') return first === found || found.chance > 0.3 ? name : undefined;
  if (!hasBefore) return undefined;
  if (first === found && certainty !== 'none') return name;
  return isShort && found.chance >= FOLLOWS ? name : undefined;
}

/** The language of the answer: the message's, or the one that it wishes for. */
function languageOf(
  { heard, operation }: Turn,
  books: Readonly<Partial<Record<CoachLanguage, CoachBook>>>,
): CoachLanguage {
  if (operation === 'translate-en' && books.en) return 'en';
  if (operation === 'translate-fr' && books.fr) return 'fr';
  return heard.language;
}

/** The product that was spoken of before, for a message that goes on about it. */
async function lastProduct(
  earlier: readonly Turn[],
  { heard, operation }: Turn,
  find: (heard: Heard) => Promise<CoachProduct | undefined>,
): Promise<CoachProduct | undefined> {
  const goesOn = operation !== undefined || words(heard.message).length <= SHORT;
  if (!goesOn) return undefined;
  for (const { heard: before } of earlier.toReversed()) {
    const product = await find(before);
    if (product) return product;
    if (before.niche && before.niche !== heard.niche) return undefined;
  }
  return undefined;
}

/** A short question with figures goes on from those asked before: « et avec 300 € ? ». */
function withEarlierFigures({ heard }: Turn, earlier: readonly Turn[]): Heard {
  const isShort = words(heard.message).length <= SHORT + 2;
  if (!isShort || heard.quantities.length === 0 || sumsOf(heard.quantities, NO_CONTEXT).length > 0) return heard;
  const before = earlier.reduce<readonly Quantity[]>(
    (carried, turn) => (turn.heard.quantities.length > 0 ? carryFigures(carried, turn.heard.quantities) : carried),
    [],
  );
  return before.length === 0 ? heard : { ...heard, quantities: carryFigures(before, heard.quantities) };
}

const NO_CONTEXT = { isLive: false, isGoal: false, isAccess: false, isHold: false };

function personOf(profile: CoachProfile | undefined, heard: Heard, turns: readonly Turn[]): Person {
  const niche = turns.findLast(({ heard: { niche: named } }) => named)?.heard.niche ?? matchNiche(profile?.niche ?? '');
  const country = countryIn(heard.message) ?? profile?.country;
  return {
    ...(niche && { niche }),
    ...(country && { country }),
    ...(profile?.experienceLevel && { level: profile.experienceLevel }),
    ...(profile?.hasShopAccount !== undefined && { hasShop: profile.hasShopAccount }),
  };
}

/** Names that are words, too: a country only in capitals. */
const AMBIGUOUS = /^(?:us|ca|de|es|it|be|ch|nl|fr|french|american|americain|francais|canadien)$/i;

function countryIn(message: string): string | undefined {
  const named = message.split(/[^\p{L}\p{M}.-]+/u).filter((word) => word !== '');
  for (const [place, word] of named.entries()) {
    const pair = `${word} ${named[place + 1] ?? ''}`;
    const found =
      matchCountry(pair) ?? (AMBIGUOUS.test(word) && word !== word.toUpperCase() ? undefined : matchCountry(word));
    if (found && word.length > 1) return found;
  }
  return undefined;
}

const isSame = ({ guesses: [one] }: Heard, { guesses: [other] }: Heard) => one !== undefined && one.id === other?.id;

function beforeOf(base: Turn, since: readonly Turn[], book: CoachBook): Before {
  const fact = base.heard.certainty === 'none' ? undefined : base.heard.guesses[0]?.id;
  const make: Make | undefined = fact === undefined ? undefined : book.facts.get(fact)?.make;
  return {
    ...(fact !== undefined && { fact }),
    ...(make && { make }),
    turn: since.filter(({ operation }) => operation === 'another').length,
    rivals: base.heard.guesses.slice(1).map(({ id }) => id),
  };
}

/** The last answer in the conversation, its bubbles as paragraphs. */
function lastAnswer(history: CoachQuestion['history']): string {
  const lastQuestion = history.findLastIndex(({ role }) => role === 'user');
  return history
    .slice(lastQuestion + 1)
    .flatMap(({ content }) => content.split(PART_SEPARATOR))
    .map((bubble) => bubble.trim())
    .join('\n\n');
}
