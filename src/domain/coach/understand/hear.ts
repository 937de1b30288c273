import { words } from '../../../lib/fold.ts';
import { findNiche } from '../../matchNiche.ts';
import type { Niche } from '../../niches.ts';
import { type CoachLanguage, detectLanguage, type MessageLanguage } from '../language.ts';
import { type ProductPhrase, productPhrases } from './productPhrases.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { type Wishes, wishesIn } from './wishes.ts';

/** A fact that a message may ask for, `topic/fact`, and how likely it is, 0 to 1. */
export interface Guess {
  id: string;
  chance: number;
}

/** Tells which facts a message may ask for, the likeliest first. */
export type Classify = (message: string, most?: number) => Guess[];

/** What is understood of one message, by itself. */
export interface Heard extends Wishes {
  message: string;
  language: CoachLanguage;
  /** The language that the message itself shows. */
  written: MessageLanguage;
  guesses: readonly Guess[];
  /** sure: the first guess is answered; unsure: asked about; none: it is none of the coach's questions. */
  certainty: 'sure' | 'unsure' | 'none';
  /** A second question in the same message, as sure as the first. */
  also?: string;
  quantities: readonly Quantity[];
  niche?: Niche;
  /** Where a product may be named. */
  phrases: readonly ProductPhrase[];
}

/** From which chance a guess is answered, alone or with so much distance to the next, and from which it is asked about. */
const SURE = 0.4;
const AHEAD = { chance: 0.2, times: 2 };
const UNSURE = 0.04;
/** A second question must be this likely. */
const SECOND = 0.5;
/** Parts of a message with fewer words say nothing alone. */
const CLAUSE = 3;
/** How many characters of a message are read; a question fits in them. */
const LONGEST = 1000;

const CLAUSES =
  /[?!.;\n]+|,\s|\s(?:et aussi|et sinon|et puis|sinon|puis|and also|also|plus)\s|\s(?:et|and)\s(?=(?:c(?:omment|ombien|est)|qu|pourquoi|où|ou|je|j'|est|how|what|why|when|where|do|does|can|is|should)\b)/iu;

const clausesOf = (message: string) =>
  message
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => words(clause).length >= CLAUSE);

const topicOf = (id: string) => id.slice(0, id.indexOf('/'));

/** Reads one message. `spoken`: the language of the conversation so far, which decides where the message shows none. */
export function hear(
  whole: string,
  chosen: CoachLanguage,
  spoken: CoachLanguage | undefined,
  classify: Readonly<Partial<Record<CoachLanguage, Classify>>>,
): Heard {
  const message = whole.slice(0, LONGEST);
  const named = words(message);
  const written = detectLanguage(message, named);
  const meant = written === 'fr' || written === 'en' ? written : written === 'other' ? chosen : (spoken ?? chosen);
  const language = classify[meant] ? meant : chosen;
  const classifyIn = classify[language] ?? (() => []);
  const { guesses, also } = guessesOf(message, classifyIn);
  const { niche } = findNiche(named);
  return {
    message,
    language,
    written,
    guesses,
    certainty: certaintyOf(guesses),
    ...(also && { also }),
    quantities: readQuantities(message, language === 'fr' ? '€' : '$'),
    ...(niche && { niche }),
    phrases: productPhrases(message, language),
    ...wishesIn(message, language),
  };
}

function certaintyOf([first, second]: readonly Guess[]): Heard['certainty'] {
  if (!first || first.chance < UNSURE) return 'none';
  const isAhead = first.chance >= AHEAD.chance && first.chance >= AHEAD.times * (second?.chance ?? 0);
  return first.chance >= SURE || isAhead ? 'sure' : 'unsure';
}

/** The guesses for the whole message and, where a part of it is clearer, for that part. */
function guessesOf(message: string, classify: Classify): { guesses: Guess[]; also?: string } {
  const all = classify(message, 8);
  const clauses = clausesOf(message);
  if (clauses.length < 2) return { guesses: all };
  const parts = clauses.slice(0, 6).map((clause) => classify(clause, 3));
  const chances = new Map(all.map(({ id, chance }) => [id, chance]));
  for (const part of parts)
    for (const { id, chance } of part) chances.set(id, Math.max(chances.get(id) ?? 0, chance * PART));
  const guesses = [...chances]
    .map(([id, chance]) => ({ id, chance }))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, 8);
  const [first] = guesses;
  const asked = parts.flatMap(([best]) => (best && best.chance >= SECOND ? [best] : []));
  const also = asked.find(({ id }) => first && id !== first.id && topicOf(id) !== topicOf(first.id))?.id;
  const isFirstAsked = asked.some(({ id }) => id === first?.id);
  return also && isFirstAsked ? { guesses, also } : { guesses };
}

/** A part of a message is read without the rest, so that it is believed a little less. */
const PART = 0.85;
