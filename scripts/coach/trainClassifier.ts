import { readFileSync } from 'node:fs';
import type { CoachLanguage } from '../../src/domain/coach/language.ts';
import {
  askedLetters,
  type ClassifierFile,
  encodeSteps,
  HIGHEST_STEP,
} from '../../src/domain/coach/understand/classifier.ts';
import { featureReader } from '../../src/domain/coach/understand/features.ts';
import { type Example, learn } from './learn.ts';
import { readTopics } from './topics.ts';

const DIMENSIONS = 28;
/** Features of fewer examples tell nothing of others. */
const RARE = 4;
/** What is read besides the examples: each sentence of the answer has words that a question for it may have. */
const SENTENCE = /(?<=[.!?:])\s+|\n/;
const SHORTEST = 12;

/** The examples of every fact of a language, by its id. */
export function examplesOf(language: CoachLanguage): Map<string, string[]> {
  const examples = new Map<string, string[]>();
  for (const [topic, { facts }] of Object.entries(readTopics(language)))
    for (const [id, { asks, says }] of Object.entries(facts))
      examples.set(`${topic}/${id}`, [...asks, ...says.split(SENTENCE).filter(({ length }) => length > SHORTEST)]);
  return examples;
}

export const readLexicon = (language: CoachLanguage): Record<string, string> =>
  JSON.parse(readFileSync(`src/domain/coach/understand/concepts/${language}.json`, 'utf8'));

/** A message that a stranger wrote, and the fact that a reader chose for it. */
interface Told {
  id: string;
  text: string;
}

/** What strangers wrote: nearer to what people ask than the topics' own examples, so that each counts this often. */
const TOLD_COUNTS = 3;

const readTold = (language: CoachLanguage): Told[] =>
  readFileSync(`scripts/coach/strangers/${language}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', text = ''] = line.split('\t');
      return { id, text };
    });

/** Strangers' messages have nothing before them: what only follows something counts as often as this. */
const FOLLOWING = { topic: 'follow-up/', count: 12 };

/** How often strangers asked for each of these facts, in either language. */
function countAsked(facts: readonly string[]): number[] {
  const asked = new Map<string, number>();
  for (const { id } of [...readTold('fr'), ...readTold('en')]) asked.set(id, (asked.get(id) ?? 0) + 1);
  return facts.map((id) => (id.startsWith(FOLLOWING.topic) ? FOLLOWING.count : (asked.get(id) ?? 0)));
}

/** A classifier of messages by the examples of a language's topics. */
export function trainClassifier(language: CoachLanguage, examples = examplesOf(language)): ClassifierFile {
  const read = featureReader(readLexicon(language), language);
  const facts = [...examples.keys()];
  const said = facts.flatMap((id, fact) => (examples.get(id) ?? []).map((text) => ({ fact, features: read(text) })));
  const told = readTold(language).map(({ id, text }) => ({ fact: facts.indexOf(id), features: read(text) }));
  const counts = new Map<string, number>();
  for (const { features } of [...said, ...told])
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= RARE ? [name] : [])).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const rarity = names.map((name) => Math.log(1 + (said.length + told.length) / (counts.get(name) ?? 1)));
  const counted = [...said, ...Array.from({ length: TOLD_COUNTS }, () => told).flat()];
  const learnt: Example[] = counted.map(({ fact, features }) => {
    const known = [...features].flatMap(([name, weight]): [number, number][] => {
      const at = places.get(name);
      return at === undefined ? [] : [[at, weight * (rarity[at] ?? 1)]];
    });
    const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
    return { fact, features: known.map(([at, weight]) => [at, weight / length]) };
  });
  const size = { features: names.length, facts: facts.length, dimensions: DIMENSIONS };
  const { features, facts: factTable } = learn(learnt, size);
  const steps = { rarity: 0.5, features: stepOf(features), facts: stepOf(factTable) };
  return {
    dimensions: DIMENSIONS,
    features: names.join('|'),
    rarity: rarity.map((value) => String.fromCharCode('a'.charCodeAt(0) + Math.round(value / steps.rarity))).join(''),
    steps,
    featureVectors: encodeSteps(features, steps.features),
    factVectors: encodeSteps(factTable, steps.facts),
    asked: askedLetters(countAsked(facts)),
    facts: byTopic(facts),
  };
}

/** Ids of facts by topic, as a classifier lists them. */
function byTopic(ids: readonly string[]): Record<string, string> {
  const topics: Record<string, string> = {};
  for (const id of ids) {
    const [topic = '', fact = ''] = id.split('/');
    topics[topic] = topics[topic] === undefined ? fact : `${topics[topic]} ${fact}`;
  }
  return topics;
}

/** The few largest weights are clipped to the highest step. */
function stepOf(table: Float32Array): number {
  const sizes = Float32Array.from(table, Math.abs).toSorted();
  return (sizes[Math.floor(sizes.length * 0.99)] ?? 1) / HIGHEST_STEP;
}
