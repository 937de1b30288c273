import type { VideoAnswer, VideoAnswers, VideoFacts } from '../../contracts/videoAnalysis';
import { scoreOn } from './curve';
import { readMeasure } from './readings';
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

/** What a score rests on. */
export interface Evidence {
  measure: MeasureId;
  /** The field of the result that it goes into. */
  field: FieldId;
  /** In `unit`; null: not measured, or an answer. */
  value: number | null;
  unit: Unit;
  /** What the creator has answered; null where nothing was, or nothing is asked. */
  answer: VideoAnswer | null;
  /** Integer, 0 to 100; null: not measured, not answered, or shown without being scored. */
  score: number | null;
  target: Target;
  /** The second of the video that shows it. */
  at: number | null;
  /** Whether the target is one of experience rather than of a source. */
  isRuleOfThumb: boolean;
  source: SourceId;
}

const ids = Object.keys(MEASURES) as MeasureId[];
const isQuestion = (id: MeasureId): id is keyof VideoAnswers & MeasureId => measureOf(id).unit === 'answer';

/** What is known of a file, a piece of evidence a measure, in the order of the table of measures. */
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
