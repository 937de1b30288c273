import type { VideoAnswer, VideoAnswers, VideoFacts } from '../../contracts/videoAnalysis';
import { scoreOn } from './curve';
import { readMeasure } from './readMeasure';
import {
  ANSWER_SCORES,
  type FieldId,
  MEASURES,
  type MeasureId,
  measureOf,
  type SourceId,
  type Target,
  type Unit,
} from './targets';

/** What a score is based on. */
export interface Evidence {
  measure: MeasureId;
  /** The field of the result that it counts for. */
  field: FieldId;
  /** In `unit`; null: not measured, or an answer. */
  value: number | null;
  unit: Unit;
  /** The creator's answer; null if not answered, or nothing is asked. */
  answer: VideoAnswer | null;
  /** Integer, 0 to 100; null: not measured, not answered, or shown without being scored. */
  score: number | null;
  target: Target;
  /** The moment of the video that shows it, in seconds. */
  at: number | null;
  /** Whether the target comes from experience rather than a source. */
  isRuleOfThumb: boolean;
  source: SourceId;
}

const ids = Object.keys(MEASURES) as MeasureId[];
const isQuestion = (id: MeasureId): id is keyof VideoAnswers & MeasureId => measureOf(id).unit === 'answer';

/** What is known about a file: one piece of evidence per measure, in the order of the table of measures. */
export function evidenceOf(facts: VideoFacts, answers: VideoAnswers): Evidence[] {
  return ids.map((id) => {
    const { field, unit, target, curve, source } = measureOf(id);
    const answer = (isQuestion(id) && answers[id]) || null;
    const { value, at } = readMeasure(id, facts);
    const measured = value !== null && curve ? scoreOn(curve, value) : null;
    const score = answer ? ANSWER_SCORES[answer] : measured;
    return {
      measure: id,
      field,
      value,
      unit,
      answer,
      score,
      target,
      at,
      isRuleOfThumb: source === 'ruleOfThumb',
      source,
    };
  });
}
