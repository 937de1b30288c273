import { words } from '../../lib/fold.ts';
import type { Lexicon } from '../danger/concepts.ts';
import { REPLY_TEXTS } from './answer/replyTexts.ts';
import type { CoachLanguage } from './language.ts';
import type { Fact } from './topics/topicFile.ts';
import { type ClassifierFile, classifierOf } from './understand/classifier.ts';
import type { Classify, Guess } from './understand/hear.ts';

/** A fact as a device has it: without the examples, which the classifier was made from, and its source. */
export type BookFact = Omit<Fact, 'asks' | 'source'> & {
  /** The question that it answers, well written. */
  ask: string;
};

/** What the coach knows in one language, as it is stored (scripts/coach/storedCoachBook.ts writes it). */
export interface StoredCoachBook {
  topics: Readonly<Record<string, { why?: string; facts: Readonly<Record<string, BookFact>> }>>;
  classifier: ClassifierFile;
  concepts: Lexicon;
}

/** What the coach knows in one language, and how it hears. */
export interface CoachBook {
  language: CoachLanguage;
  /** By `topic/fact`, in the order of the topic. */
  facts: ReadonlyMap<string, BookFact>;
  /** Why a topic's advice holds. */
  reasons: ReadonlyMap<string, string>;
  classify: Classify;
}

/**
 * A book out of its files. Of facts that are not there nothing is guessed: the likeliest of those that are is.
 *
 * @param further topics that lie in a file of their own
 */
export function readCoachBook(
  { topics, classifier, concepts }: StoredCoachBook,
  language: CoachLanguage,
  further: StoredCoachBook['topics'] = {},
): CoachBook {
  const all = Object.entries({ ...topics, ...further });
  const facts = new Map(
    all.flatMap(([topic, { facts: own }]) =>
      Object.entries(own).map(([id, fact]): [string, BookFact] => [`${topic}/${id}`, fact]),
    ),
  );
  const buttons = Object.entries(REPLY_TEXTS[language].buttons).filter(([, id]) => facts.has(id));
  const byAsk = new Map(
    [...buttons, ...[...facts].map(([id, { ask }]) => [ask, id] as const)].map(([ask, id]) => [spoken(ask), id]),
  );
  const { classify, shared } = classifierOf({ ...classifier, facts: allFacts(classifier, topics) }, concepts, language);
  /** A fact in whose own words the message stands is likelier than its examples alone tell. */
  const closer = (message: string, { id, chance }: Guess): Guess => {
    const { ask = '', says = '' } = facts.get(id) ?? {};
    return { id, chance: chance * Math.exp(SHARED * shared(message, `${ask} ${says}`)) };
  };
  return {
    language,
    facts,
    reasons: new Map(all.flatMap(([topic, { why }]) => (why === undefined ? [] : [[topic, why] as const]))),
    classify: (message, most) => {
      const asked = byAsk.get(spoken(message));
      if (asked !== undefined) return [{ id: asked, chance: 1 }];
      const guesses = classify(message, GUESSED);
      const known = guesses.reduce((sum, { chance }) => sum + chance, 0);
      const closest = guesses.flatMap((guess) => (facts.has(guess.id) ? [closer(message, guess)] : []));
      const all = closest.reduce((sum, { chance }) => sum + chance, 0) + (1 - known) * SHARED;
      return closest
        .map(({ id, chance }) => ({ id, chance: chance / all }))
        .toSorted((one, other) => other.chance - one.chance)
        .slice(0, most);
    },
  };
}

/** Ids of facts by topic, in the order in which the classifier learned them. */
const allFacts = (classifier: ClassifierFile, topics: StoredCoachBook['topics']): Record<string, string> =>
  Object.fromEntries(
    [
      ...Object.entries(classifier.facts),
      ...Object.entries(topics).map(([topic, { facts }]) => [topic, Object.keys(facts).join(' ')] as const),
    ].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A question as it is compared with the buttons, which lead to the fact that they name. */
const spoken = (message: string): string => words(message).join(' ');

/** More guesses than are wanted, as some may be of facts that are not there. */
const GUESSED = 40;
/** How much it counts that a fact's own words stand in the message. */
const SHARED = 4;

export const topicOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** Facts named in another fact's `more`: ids of the same topic have no slash. */
export const wholeId = (of: string, id: string): string => (id.includes('/') ? id : `${topicOf(of)}/${id}`);
