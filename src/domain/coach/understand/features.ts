import { type ConceptFinder, conceptFinder, type Lexicon } from '../../danger/concepts.ts';
import type { CoachLanguage } from '../language.ts';
import { stemOf, writtenOut } from './writtenOut.ts';

/** A concept covers many words, so that it tells a little less than one of them. */
const CONCEPT = 0.9;

/** What a message is judged by, each with its weight: its words without their endings, and the concepts they stand for. */
export type Features = ReadonlyMap<string, number>;

/** Reads messages of a language by its lexicon of concepts. */
export function featureReader(lexicon: Lexicon, language: CoachLanguage): (message: string) => Features {
  const find: ConceptFinder = conceptFinder(lexicon);
  return (message) => {
    const words = writtenOut(message, language);
    const features = new Map(words.map((word) => [stemOf(word, language), 1]));
    for (const concept of find(words).all) features.set(`@${concept}`, CONCEPT);
    return features;
  };
}
