import type { Knowledge, Proof } from '../../domain/products/familyFiles';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { topicOf } from '../../domain/products/thread';
import { mostIn, timedLine } from '../../domain/products/timedLine';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { capital } from '../../lib/capital';
import { fill } from '../../lib/fill';
import { type Duration, LENGTHS } from './structure';
import type { Subject, Texts } from './subject';

/** Separates the lines of a part. */
const LINE = ' ¶ ';
/** What is said around a move is one sentence in so many seconds. */
const ASIDE_EVERY = 7;
/** The longest that leave room beside them, in words. */
const LONGEST = { measure: 8, notFor: 9 };

export type Said = Readonly<Record<string, string>>;
type Doubt = Knowledge['doubts'][number];

/** What the three steps are about: in a long video the first two prove twice and the last answers twice. */
export interface Thoughts {
  proofs: readonly (readonly [Proof, Proof | undefined])[];
  doubts: readonly [Doubt, Doubt | undefined];
}

/** What is shown in this video, what one wants the very product for first, and what is answered at its end. */
export function thoughtsAbout(
  { knowledge, ownProofs, list }: Subject,
  duration: Duration,
  choose: FreshChoice,
): Thoughts {
  const { proofs, doubts } = knowledge;
  const isLong = duration === 'long';
  const count = isLong ? 4 : 2;
  const own = proofs.slice(0, ownProofs);
  const wanted = choose.some(
    list('wanted'),
    own.filter(({ need }) => need),
    1,
  );
  const rest = choose.some(
    list('own'),
    own.filter((proof) => !wanted.includes(proof)),
    count - wanted.length,
  );
  const others = choose.some(list('proofs'), proofs.slice(ownProofs), count - wanted.length - rest.length);
  const [one, two, three, four] = [...wanted, ...rest, ...others];
  const most = mostIn(LENGTHS.short.step);
  const answered = doubts.filter(({ say }) => countWords(say) <= most);
  const asked = answered.filter(({ ask, say }) => countWords(ask) + countWords(say) <= most);
  const short = [asked, answered, doubts].find(({ length }) => length > 0) ?? doubts;
  const take = () => choose.one(list('doubts'), isLong ? doubts : short);
  return {
    proofs: [one, two].flatMap((proof, place) => (proof ? [[proof, place === 0 ? three : four] as const] : [])),
    doubts: [take(), isLong ? take() : undefined],
  };
}

/** Values for the slots of patterns that belong to no step. */
export function saidOf({ knowledge, told, list }: Subject, proof: Proof, doubt: Doubt, choose: FreshChoice): Said {
  const take = (name: 'measure' | 'notFor' | 'when' | 'with', longest = Number.POSITIVE_INFINITY) => {
    const short = knowledge[name].filter((text) => countWords(text) <= longest);
    return choose.one(list(name), short.length > 0 ? short : knowledge[name]);
  };
  const when = take('when');
  return {
    need: proof.need ?? '',
    hook: proof.hook,
    shows: topicOf(proof.shows),
    Shows: capital(topicOf(proof.shows)),
    ask: doubt.ask,
    measure: take('measure', LONGEST.measure),
    notFor: take('notFor', LONGEST.notFor),
    when,
    When: capital(when),
    beside: take('with'),
    told,
  };
}

/**
 * What is said in a step that proves something, one line per item.
 *
 * @param isOpened the video opened with the proof's own hook, which is not said again
 */
export function provingLines(
  role: 'first' | 'second',
  [proof, another]: readonly [Proof, Proof | undefined],
  { said, isOpened = false }: { said: Said; isOpened?: boolean },
  { frames, ...texts }: Texts,
  choose: FreshChoice,
  seconds: number,
): string[] {
  const values = {
    ...said,
    ...asides(texts, { ...said, shows: topicOf(proof.shows) }, choose, seconds),
    ...(role === 'first' && !isOpened && { before: proof.hook }),
    hook: proof.hook,
    say: proof.say,
    lead: leadOf(proof.say),
    more: another ? `${another.hook} ${another.say}` : '',
  };
  return timedLines(choose.one(`frames.${role}`, frames[role]), values, seconds);
}

/** What is said in the step that answers what buyers wonder. */
export function answeringLines(
  [doubt, another]: Thoughts['doubts'],
  said: Said,
  { frames, ...texts }: Texts,
  choose: FreshChoice,
  seconds: number,
): string[] {
  const values = {
    ...said,
    ...asides(texts, said, choose, seconds),
    limit: fill(choose.one('limits', texts.limits), said),
    ask: doubt.ask,
    answer: doubt.say,
    more: another ? `${another.ask} ${another.say}` : '',
  };
  return timedLines(choose.one('frames.third', frames.third), values, seconds);
}

/** What is said around a move: as many as the seconds can take. */
function asides(
  { before, after }: Pick<Texts, 'before' | 'after'>,
  said: Said,
  choose: FreshChoice,
  seconds: number,
): Record<'before' | 'after' | 'after2' | 'after3' | 'after4', string> {
  const [one = '', two = '', three = '', four = ''] = choose
    .some('after', after, Math.max(2, Math.ceil(seconds / ASIDE_EVERY)))
    .map((text) => fill(text, said));
  return { before: fill(choose.one('before', before), said), after: one, after2: two, after3: three, after4: four };
}

const timedLines = (pattern: string, values: Said, seconds: number): string[] =>
  timedLine(pattern, values, seconds)
    .split(LINE.trim())
    .map((line) => line.trim())
    .filter(Boolean);

/** As many whole sentences, from the first, as a short step takes. */
function leadOf(say: string): string {
  const sentences = say.split(/(?<=[.!?…])\s+/);
  while (sentences.length > 1 && countWords(sentences.join(' ')) > mostIn(LENGTHS.short.step)) sentences.pop();
  return sentences.join(' ');
}
