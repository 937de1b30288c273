import { type CoachBook, readCoachBook } from './book';
import english from './classifiers/en.json';
import french from './classifiers/fr.json';
import { type Coach, createCoach } from './coach';
import type { CoachLanguage } from './language';
import { topicsInFiles } from './topicsInFiles';
import type { ClassifierFile } from './understand/classifier';
import englishConcepts from './understand/concepts/en.json';
import frenchConcepts from './understand/concepts/fr.json';

const bookOf = (
  language: CoachLanguage,
  classifier: ClassifierFile,
  concepts: Readonly<Record<string, string>>,
): CoachBook => readCoachBook({ topics: topicsInFiles(language), classifier, concepts }, language);

let coach: Coach | undefined;

/** The coach of the server, in both languages; a device has its own, in the language that is chosen there. */
export function builtInCoach(): Coach {
  coach ??= createCoach({
    fr: bookOf('fr', french, frenchConcepts),
    en: bookOf('en', english, englishConcepts),
  });
  return coach;
}
