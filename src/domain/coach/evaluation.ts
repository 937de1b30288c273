import type { CoachProfile } from './coach';
import { evaluationEnglish } from './evaluation.en';
import { evaluationFrench } from './evaluation.fr';
import type { CoachLanguage, Topic } from './guide';

/** A real question and the facts its answer must hold. */
export interface EvaluationCase {
  message: string;
  /** What the user wrote before, oldest first; the coach's own answers stand between. */
  after?: readonly string[];
  profile?: CoachProfile;
  /** Topics that are right; usually one. */
  topic: Topic | 'unknown' | readonly (Topic | 'unknown')[];
  /** Each must be found in the answer. */
  contains?: readonly RegExp[];
  excludes?: readonly RegExp[];
}

export const EVALUATION: Readonly<Record<CoachLanguage, readonly EvaluationCase[]>> = {
  fr: evaluationFrench,
  en: evaluationEnglish,
};
