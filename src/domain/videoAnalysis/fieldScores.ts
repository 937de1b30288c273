import type { VideoAnalysis, VideoFacts } from '../../contracts/videoAnalysis';
import type { Evidence } from './evidence';
import type { FieldId } from './targets';

/** The fields of the result that get a score from measures, answers or a model. */
export type ScoredField = Exclude<FieldId, 'content_structure'>;
/** A field's score: an integer from 0 to 100, or null: not measured. */
export type ScoreOf = (field: ScoredField) => number | null;

/**
 * How measures combine into a field. By their mean, except for light and sound, where the weakest counts: a picture
 * that is too dark is never burnt out, and a sound that cannot be heard is never too loud, so a mean would reward the
 * fault.
 */
const COMBINED: Readonly<Record<ScoredField, 'mean' | 'weakest'>> = {
  visual_quality: 'mean',
  'content_structure.hook_effectiveness': 'mean',
  'content_structure.call_to_action': 'mean',
  'technical_aspects.lighting': 'weakest',
  'technical_aspects.audio_quality': 'weakest',
  'technical_aspects.stability': 'mean',
  'conversion_optimization.product_visibility': 'mean',
  'conversion_optimization.trust_building': 'mean',
};
/** All fields with a score, in the order of the result. */
export const SCORED_FIELDS = Object.keys(COMBINED) as ScoredField[];

/** What an image does not have, so that neither a person nor a model can judge it. */
const OF_VIDEOS_ONLY: ReadonlySet<ScoredField> = new Set([
  'content_structure.hook_effectiveness',
  'technical_aspects.audio_quality',
  'technical_aspects.stability',
]);

/** Whether a video or an image can have a score in this field. */
export const hasField = (field: ScoredField, kind: VideoFacts['kind']) =>
  kind === 'video' || !OF_VIDEOS_ONLY.has(field);

/** The rounded mean of what is not null; null if there are fewer than `fewest`. */
export function meanScore(scores: readonly (number | null)[], fewest = 1): number | null {
  const known = scores.filter((score) => score !== null);
  if (known.length < fewest) return null;
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}

const weakestScore = (scores: readonly (number | null)[]): number | null => {
  const known = scores.filter((score) => score !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** The field's score from its evidence; null if nothing in it was measured or answered. */
export function fieldScore(field: ScoredField, evidence: readonly Evidence[]): number | null {
  const scores = evidence.filter((each) => each.field === field).map(({ score }) => score);
  return COMBINED[field] === 'weakest' ? weakestScore(scores) : meanScore(scores);
}

/** The score that an analysis gives each field. */
export const scoresIn = ({
  visual_quality,
  content_structure,
  technical_aspects,
  conversion_optimization,
}: VideoAnalysis): Readonly<Record<ScoredField, number | null>> => ({
  visual_quality: visual_quality.score,
  'content_structure.hook_effectiveness': content_structure.hook_effectiveness,
  'content_structure.call_to_action': content_structure.call_to_action,
  'technical_aspects.lighting': technical_aspects.lighting,
  'technical_aspects.audio_quality': technical_aspects.audio_quality,
  'technical_aspects.stability': technical_aspects.stability,
  'conversion_optimization.product_visibility': conversion_optimization.product_visibility,
  'conversion_optimization.trust_building': conversion_optimization.trust_building,
});
