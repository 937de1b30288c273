import { readFileSync } from 'node:fs';
import type { StoredCoachBook } from '../../src/domain/coach/book.ts';
import type { CoachLanguage } from '../../src/domain/coach/language.ts';
import { FIRST_TOPICS } from '../../src/domain/coach/topics/firstTopics.ts';
import { storedTopic } from '../../src/domain/coach/topics/storedTopic.ts';
import type { ClassifierFile } from '../../src/domain/coach/understand/classifier.ts';
import { readTopics } from './topics.ts';

const read = (file: string) => JSON.parse(readFileSync(`src/domain/coach/${file}`, 'utf8'));

const storedTopics = (language: CoachLanguage, isKept: (topic: string) => boolean): StoredCoachBook['topics'] =>
  Object.fromEntries(
    Object.entries(readTopics(language)).flatMap(([name, topic]) => (isKept(name) ? [[name, storedTopic(topic)]] : [])),
  );

/** What the coach knows in a language, as it is stored with that. */
export const storedCoachBook = (language: CoachLanguage): StoredCoachBook => ({
  topics: storedTopics(language, (topic) => FIRST_TOPICS.has(topic)),
  classifier: withFurtherFacts(read(`classifiers/${language}.json`)),
  concepts: read(`understand/concepts/${language}.json`),
});

/** The facts of topics that are stored name themselves. */
const withFurtherFacts = (classifier: ClassifierFile): ClassifierFile => ({
  ...classifier,
  facts: Object.fromEntries(Object.entries(classifier.facts).filter(([topic]) => !FIRST_TOPICS.has(topic))),
});

/** Its other topics. */
export const furtherTopics = (language: CoachLanguage): Pick<StoredCoachBook, 'topics'> => ({
  topics: storedTopics(language, (topic) => !FIRST_TOPICS.has(topic)),
});
