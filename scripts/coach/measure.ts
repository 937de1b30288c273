import { parseArgs } from 'node:util';
import { loadModule } from '../../tests/bench/loadModule.ts';
import { type CoachQuestionCase, readHeard, readQuestions } from '../../tests/fixtures/coach/questions.ts';

// Asks the coach the questions that strangers wrote and counts what its answers hold, group by group. `--sealed` asks the
// half that nobody has read and prints counts alone; `--show GROUP` (or all) prints what the open half's answers lack.
// `--heard` counts instead how often the fact comes first that readers chose for other strangers' messages.

const { values: options } = parseArgs({
  options: { sealed: { type: 'boolean' }, show: { type: 'string' }, heard: { type: 'boolean' } },
});

/** Longer answers cost points: nobody reads them between two takes. */
const LONGEST = 120;
const TOO_LONG = 2;
const MOST = 10;

const { coachOfFiles } = await loadModule<typeof import('./coachOfFiles')>('/scripts/coach/coachOfFiles.ts');
const coach = coachOfFiles();

type Answer = Awaited<ReturnType<typeof coach.answer>>;

async function answerTo({ history = [], message, profile, lang }: CoachQuestionCase): Promise<Answer> {
  const said: { role: 'user' | 'assistant'; content: string }[] = [];
  const ask = (question: string) =>
    coach.answer({ message: question, history: [...said], language: lang, ...(profile && { profile }) });
  for (const earlier of history) {
    const { parts } = await ask(earlier);
    said.push({ role: 'user', content: earlier }, { role: 'assistant', content: parts.join('|||') });
  }
  return ask(message);
}

const wordCount = (parts: readonly string[]) => parts.join(' ').split(/\s+/).length;

/** What an answer is worth, and what it lacks or should not hold. */
function judged({ must, mustNot = [] }: CoachQuestionCase, { parts, suggestions, tool }: Answer) {
  const text = [...parts, ...suggestions, tool ?? ''].join('\n');
  const holds = ({ any }: { any: readonly string[] }) => any.some((pattern) => new RegExp(pattern, 'i').test(text));
  const missed = must.filter((criterion) => !holds(criterion));
  const wrong = mustNot.filter(holds);
  const all = must.reduce((sum, { points }) => sum + points, 0);
  const lost = [...missed, ...wrong].reduce((sum, { points }) => sum + points, 0);
  const tooLong = wordCount(parts) > LONGEST ? TOO_LONG : 0;
  return { points: Math.max(0, ((all - lost - tooLong) * MOST) / all), missed, wrong };
}

async function countAnswers(): Promise<void> {
  const groupOf = ({ group }: CoachQuestionCase) => group.replace('-', '');
  const counts = new Map<string, { points: number; questions: number; long: number; sure: number }>();
  for (const question of readQuestions(options.sealed ? 'sealed' : 'open')) {
    const answer = await answerTo(question);
    const { points, missed, wrong } = judged(question, answer);
    const group = groupOf(question);
    const count = counts.get(group) ?? { points: 0, questions: 0, long: 0, sure: 0 };
    counts.set(group, {
      points: count.points + points,
      questions: count.questions + 1,
      long: count.long + (wordCount(answer.parts) > LONGEST ? 1 : 0),
      sure: count.sure + (answer.because.certainty === 'sure' ? 1 : 0),
    });
    const isShown = !options.sealed && (options.show === group || options.show === 'all') && points < MOST;
    if (isShown) show(question, answer, points, [...missed, ...wrong]);
  }

  const share = ({ points, questions }: { points: number; questions: number }) =>
    ((100 * points) / (MOST * questions)).toFixed(1);
  let all = { points: 0, questions: 0 };
  for (const [group, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other))) {
    all = { points: all.points + count.points, questions: all.questions + count.questions };
    console.log(
      `${group}: ${share(count)} % of ${count.questions}; sure of ${count.sure}, longer than ${LONGEST} words ${count.long}`,
    );
  }
  console.log(`together: ${share(all)} %`);
}

function show(
  { id, history = [], message }: CoachQuestionCase,
  { parts, suggestions, because }: Answer,
  points: number,
  faults: readonly { points: number; what: string }[],
): void {
  const guesses = because.guesses.slice(0, 3).map((guess) => `${guess.id} ${guess.chance.toFixed(2)}`);
  console.log(
    [
      `\n[${id}] ${points.toFixed(0)} of ${MOST}: ${[...history, message].join(' > ')}`,
      `  ${because.certainty}, ${because.operation ?? ''} ${because.product ?? ''} ${guesses.join(', ')}`,
      `  = ${parts.join(' ¦ ').replace(/\n/g, ' / ')}`,
      `  [${suggestions.join(' | ')}]`,
      `  ${faults.map((fault) => `${fault.points} ${fault.what}`).join('; ')}`,
    ].join('\n'),
  );
}

async function countHeard(): Promise<void> {
  const messages = readHeard();
  let [exact, ofTopic, sure, sureAndExact] = [0, 0, 0, 0];
  for (const { lang, fact, message } of messages) {
    const { because } = await coach.answer({ message, history: [], language: lang });
    const first = because.guesses[0]?.id ?? '';
    const isExact = first === fact;
    if (isExact) exact++;
    if (first.split('/')[0] === fact.split('/')[0]) ofTopic++;
    if (because.certainty === 'sure') sure++;
    if (because.certainty === 'sure' && isExact) sureAndExact++;
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  console.log(
    `of ${messages.length}: the very fact first ${percent(exact, messages.length)}, its topic ${percent(ofTopic, messages.length)}; ` +
      `sure of ${percent(sure, messages.length)}, of which right ${percent(sureAndExact, sure)}`,
  );
}

await (options.heard ? countHeard() : countAnswers());
