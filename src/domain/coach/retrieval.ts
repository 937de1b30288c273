import MiniSearch from 'minisearch';
import { words } from '../../lib/fold';
import type { Guide, Topic } from './guide';
import { KEYWORDS } from './keywords';
import { messageWords } from './message';

/** How well a topic fits a question. */
export interface Match {
  topic: Topic;
  /** Comparable only between topics of the same question. */
  score: number;
  /** 0 to 1: how much of the question's content the topic's guide covers, rare words weighing more. */
  coverage: number;
}

/** Topics for a question, best first, and how much of it the guides cover together (0 to 1). */
export interface Findings {
  matches: readonly Match[];
  reach: number;
}

/** Words that carry no topic, French and English, folded. */
const STOP_WORDS = new Set(
  'a ai aie as au aux avec avoir c ca ce cela ces cet cette chez comme d dans de des dois doit donc du elle en es est et etait ete etre eu fait fais faire faut j je l la le les leur lui ma mais me mes moi mon n ne ni nous on ont ou par pas peu peut peux plus pour qu que quel quelle qui s sa se si son sont suis sur t ta te tes toi ton tout tous tu un une va vais veux vous y il ils elles quoi comment pourquoi alors bien tres vraiment juste aussi encore stp svp merci bonjour salut coucou bonsoir an and are at be been but by can could did do does for from get got had has have he her his how i if in into is it its m my of or our out re she so some than that the their them then there these they this those to up us ve was we were what where which who why will with would you your ll don isn doesn hello hi hey please thanks just really very should am not no tiktok dis peuvent deja rien going want need give utiliser utilise use using mettre mets met mettent besoin aide aider help know savoir sais sait here ici total complete completement completely vouloir voudrais marche marchent want can eviter avoid prevent empecher gerer manage handle'.split(
    ' ',
  ),
);

const SUFFIXES = /(?:(?<=.{4})ent|s?ly|issements?|ements?|ations?|ings?|ers?|ees?|ez|ies|es|ed|e|s|x|y)$/;

/** One form for « filmer », « filme », “filming”; crude, but the same for the index and the question. */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<!e)aux$/, 'al').replace(/[sx]$/, '') : word;
  const stemmed = singular.replace(SUFFIXES, '');
  return stemmed.length >= 3 ? stemmed : singular;
}

/** The words of a question that carry its topic, each in one form. */
export const termsOf = (named: readonly string[]) => named.filter((word) => !STOP_WORDS.has(word)).map(stem);

interface Entry {
  id: number;
  topic: Topic;
  question: string;
  keywords: string;
  text: string;
}

/**
 * How much a word counts as understood when it is in a guide's questions as written, only in a guide's text, or only
 * nearly matches.
 */
const FOUND = { asked: 1, told: 0.7, nearly: 0.6 };

/**
 * Finds the guides that answer a question: by similarity to one of their questions first, then by keywords, then by
 * text.
 */
export class Retrieval {
  readonly #index: MiniSearch<Entry>;
  readonly #entries: readonly Entry[];
  readonly #spread = new Map<string, number>();
  readonly #topics: number;
  readonly #questions: ReadonlyMap<string, Topic>;

  constructor(guides: readonly Guide[]) {
    this.#entries = guides
      .flatMap(({ topic, questions, parts }) => [
        { topic, question: '', keywords: KEYWORDS[topic], text: parts.join(' ') },
        ...questions.map((question) => ({ topic, question, keywords: '', text: '' })),
      ])
      .map((entry, id) => ({ id, ...entry }));
    this.#index = new MiniSearch<Entry>({
      fields: ['question', 'keywords', 'text'],
      tokenize: (text) => termsOf(words(text)),
      processTerm: (term) => term,
      searchOptions: {
        boost: { question: 2, keywords: 4, text: 0.4 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 1 : false),
        weights: { prefix: 0.4, fuzzy: 0.3 },
        tokenize: (terms) => terms.split(' '),
      },
    });
    this.#index.addAll(this.#entries);
    this.#topics = guides.length;
    this.#questions = new Map(
      guides.flatMap(({ topic, questions }) =>
        questions.map((question): [string, Topic] => [messageWords(question).join(' '), topic]),
      ),
    );
    for (const { topic, questions } of guides) {
      for (const term of new Set(termsOf(words(`${questions.join(' ')} ${KEYWORDS[topic]}`)))) {
        this.#spread.set(term, (this.#spread.get(term) ?? 0) + 1);
      }
    }
  }

  /** The topic of a guide that lists exactly this question; `text` is a message's words joined by spaces. */
  topicOf(text: string): Topic | undefined {
    return this.#questions.get(text);
  }

  /** `named` are a question's folded words; `incidental` ones (a niche, a product) count only if a guide has them. */
  find(named: readonly string[], incidental: readonly string[] = []): Findings {
    const asked = [...new Set(termsOf(named).map((term) => this.#withoutElision(term)))];
    if (asked.length === 0) return { matches: [], reach: 0 };
    const weights = new Map(asked.map((term) => [term, this.#weight(term)]));
    const found = new Map<Topic, { question: number; guide: number; terms: Map<string, number> }>();
    for (const { id, score, queryTerms, match } of this.#index.search(asked.join(' '))) {
      const entry = this.#entries[Number(id)];
      if (!entry) continue;
      const topic = found.get(entry.topic) ?? { question: 0, guide: 0, terms: new Map() };
      found.set(entry.topic, topic);
      if (entry.question && topic.question > 0) continue;
      if (entry.question) topic.question = score;
      else topic.guide = score;
      for (const term of queryTerms) {
        const fields = match[term];
        const share = fields ? (fields.every((field) => field === 'text') ? FOUND.told : FOUND.asked) : FOUND.nearly;
        topic.terms.set(term, Math.max(topic.terms.get(term) ?? 0, share));
      }
    }
    const aside = new Set(termsOf(incidental));
    const counts = (term: string) => !aside.has(term) && !/^\d+k?$/.test(term);
    const understood = (terms: ReadonlyMap<string, number>) => {
      let total = 0;
      let known = 0;
      for (const [term, weight] of weights) {
        if (counts(term) || terms.has(term)) total += weight;
        known += weight * (terms.get(term) ?? 0);
      }
      return total > 0 ? known / total : 0;
    };
    const matches = [...found]
      .map(([topic, { question, guide, terms }]) => ({ topic, score: question + guide, coverage: understood(terms) }))
      .sort((a, b) => b.score * b.coverage - a.score * a.coverage);
    const anywhere = new Map<string, number>();
    for (const { terms } of found.values()) {
      for (const [term, share] of terms) if (share === FOUND.asked) anywhere.set(term, share);
    }
    return { matches, reach: understood(anywhere) };
  }

  /** « darnaque », « largent »: an article typed as part of its word. */
  #withoutElision(term: string): string {
    const bare = term.replace(/^(?:qu|[dlmtjnsc])(?=[aeiouyh])/, '');
    return !this.#spread.has(term) && this.#spread.has(bare) ? bare : term;
  }

  /** A rare word says more; a number hardly anything; one that no guide has, a little more than the rarest known. */
  #weight(term: string): number {
    const weight = Math.log(1 + this.#topics / (this.#spread.get(term) ?? UNHEARD));
    return /^\d+$/.test(term) ? weight / 4 : weight;
  }
}

/** An unknown word is weighted as if it were in this many guides. */
const UNHEARD = 0.8;
