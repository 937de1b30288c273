import { LONGEST_ANSWER } from '../../src/contracts/toolRun';
import { pick, pickSome } from '../../src/lib/pick';
import { type Random, seededRandom } from '../../src/lib/seededRandom';
import { type Generator, generators } from '../fixtures/generators';
import { median } from './statistics.ts';

const INPUTS = 200;
const ROUNDS = 5;
const SEED = 20261121;
const ZONES = ['Europe/Paris', 'America/St_Johns', 'Asia/Tokyo', 'Pacific/Chatham', 'Nowhere/Unknown'];

/** What people type or paste, as long as a question accepts. */
const LONGEST_TEXTS = [
  'Sérum à la vitamine C, 30 ml. ',
  'e\u0301',
  'a ',
  '👩🏽‍🚀🏳️‍🌈',
  'منتجات العناية بالبشرة ',
  '{{product}}{{x}}',
  '$&$1\\u0000',
  '<img src=x onerror="alert(1)">',
  ' \u00a0\n',
  'home page at home en mode avion ',
].map((text) => text.repeat(LONGEST_ANSWER).slice(0, LONGEST_ANSWER));

/** One answer for each question: from the examples, with one or all of them as long as possible. */
function answersOf(examples: Generator['examples'], random: Random, index: number): Record<string, string> {
  const questions = Object.keys(examples);
  const typed = [[], [], pickSome(random, questions, 1), questions][index % 4] ?? [];
  return Object.fromEntries(
    Object.entries(examples).map(([question, values]) => [
      question,
      pick(random, typed.includes(question) ? LONGEST_TEXTS : values),
    ]),
  );
}

/**
 * Ms for each input in each language, the median of several rounds: a momentary disturbance affects different inputs.
 */
function timesOf({ generate, examples }: Generator): number[] {
  const random = seededRandom(SEED);
  const inputs = Array.from({ length: INPUTS }, (_, index) => {
    const answers = answersOf(examples, random, index);
    const now = new Date(Date.UTC(2026, 10, 21 + index, index % 24));
    return { answers, now, zone: pick(random, ZONES), seed: index };
  });
  const runs = inputs.flatMap((input) =>
    (['en', 'fr'] as const).map((language) => ({ ...input, language, times: [] as number[] })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const { answers, language, now, zone, seed, times } of runs) {
      const start = performance.now();
      generate(answers, language, { now, zone, random: seededRandom(seed) });
      times.push(performance.now() - start);
    }
  }
  return runs.map(({ times }) => median(times));
}

/** How long each tool's `generate` takes: ms for 200 inputs in both languages. */
export function generateTimes(): { tool: string; times: number[] }[] {
  return generators.map((generator) => ({ tool: generator.tool, times: timesOf(generator) }));
}
