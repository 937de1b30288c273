import MiniSearch from 'minisearch';
import { words } from './fold';
import type { Guide, Topic } from './guide';

/** How well a topic fits a question. */
export interface Match {
  topic: Topic;
  /** Relative to other topics of the same question only. */
  score: number;
  /** 0 to 1: how much of what the question says, rare words weighing more, the topic's guide speaks of. */
  coverage: number;
}

/** Words that carry no topic, French and English, folded. */
const STOP_WORDS = new Set(
  'a ai aie as au aux avec avoir c ca ce cela ces cet cette chez comme d dans de des dois doit donc du elle en es est et etait ete etre eu fait fais faire faut j je l la le les leur lui ma mais me mes moi mon n ne ni nous on ont ou par pas peu peut peux plus pour qu que quel quelle qui s sa se si son sont suis sur t ta te tes toi ton tout tous tu un une va vais veux vous y il ils elles quoi comment pourquoi combien quand alors bien tres trop vraiment juste aussi encore stp svp merci bonjour salut coucou bonsoir an and are at be been but by can could did do does for from get got had has have he her his how i if in into is it its m my of or our out re she so some than that the their them then there these they this those to too up us ve was we were what when where which who why will with would you your ll don isn doesn hello hi hey please thanks just really very should am not no tiktok dis peuvent deja rien going want need give'.split(
    ' ',
  ),
);

const SUFFIXES = /(?:issements?|ements?|ations?|ations|ings?|ers?|ees?|ez|ies|es|ed|e|s|x|y)$/;

/** One form for « filmer », « filme », “filming”; crude, but the same for what is indexed and what is asked. */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  const stemmed = singular.replace(SUFFIXES, '');
  return stemmed.length >= 3 ? stemmed : singular;
}

/** The words of a question that carry its topic, each in one form. */
export const termsOf = (named: readonly string[]) => named.filter((word) => !STOP_WORDS.has(word)).map(stem);

interface Entry {
  id: number;
  topic: Topic;
  question: string;
  text: string;
}

/** Finds the guides that answer a question: near to one of their questions first, to their text second. */
export class Retrieval {
  readonly #index: MiniSearch<Entry>;
  readonly #spread = new Map<string, number>();
  readonly #topics: number;

  constructor(guides: readonly Guide[]) {
    const entries: Entry[] = guides
      .flatMap(({ topic, questions, parts }) => [
        ...questions.map((question) => ({ topic, question, text: '' })),
        { topic, question: topic.replace(/-/g, ' '), text: parts.join(' ') },
      ])
      .map((entry, id) => ({ id, ...entry }));
    this.#index = new MiniSearch<Entry>({
      fields: ['question', 'text'],
      storeFields: ['topic'],
      tokenize: (text) => termsOf(words(text)),
      processTerm: (term) => term,
      searchOptions: {
        boost: { question: 3 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => term.length > 4 && !/\d/.test(term) && 0.2,
        weights: { prefix: 0.5, fuzzy: 0.4 },
        tokenize: (terms) => terms.split(' '),
      },
    });
    this.#index.addAll(entries);
    this.#topics = guides.length;
    for (const guide of guides) {
      for (const term of new Set(termsOf(words([...guide.questions, ...guide.parts].join(' '))))) {
        this.#spread.set(term, (this.#spread.get(term) ?? 0) + 1);
      }
    }
  }

  /** Topics for a question's folded words, best first. */
  find(named: readonly string[]): Match[] {
    const asked = [...new Set(termsOf(named))];
    if (asked.length === 0) return [];
    const weight = (term: string) => Math.log(1 + this.#topics / (this.#spread.get(term) ?? 0.5));
    const total = asked.reduce((sum, term) => sum + weight(term), 0);
    const best = new Map<Topic, Match>();
    for (const { topic, score, queryTerms } of this.#index.search(asked.join(' '))) {
      const covered = queryTerms.reduce((sum, term) => sum + weight(term), 0) / total;
      const known = best.get(topic);
      if (!known) best.set(topic, { topic, score, coverage: covered });
      else known.coverage = Math.max(known.coverage, covered);
    }
    // A near question beats a long text that happens to hold one rare word.
    return [...best.values()].sort((a, b) => b.score * b.coverage - a.score * a.coverage);
  }
}
