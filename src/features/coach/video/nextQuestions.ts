import type { VideoAnalysis } from '../../../contracts/videoAnalysis';
import { SCORED_FIELDS, type ScoredField, scoresIn } from '../../../domain/videoAnalysis/fieldScores';

/** What the coach can be asked after an analysis: each is the wording of a question that one of its guides answers. */
export type NextQuestion = 'hooks' | 'ending' | 'filming' | 'shots' | 'selling';

const QUESTION_ON: Readonly<Record<ScoredField, NextQuestion>> = {
  visual_quality: 'filming',
  'content_structure.hook_effectiveness': 'hooks',
  'content_structure.call_to_action': 'ending',
  'technical_aspects.lighting': 'filming',
  'technical_aspects.audio_quality': 'filming',
  'technical_aspects.stability': 'filming',
  'conversion_optimization.product_visibility': 'shots',
  'conversion_optimization.trust_building': 'selling',
};

/** How many, besides the suggestion to analyze another video: three together, as specified. */
const COUNT = 2;

/** What to ask next: about the weakest fields first; if too few are scored, what always helps. */
export function nextQuestions(result: VideoAnalysis): NextQuestion[] {
  const scores = scoresIn(result);
  const weakest = SCORED_FIELDS.filter((field) => scores[field] !== null)
    .sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0))
    .map((field) => QUESTION_ON[field]);
  return [...new Set<NextQuestion>([...weakest, 'hooks', 'ending'])].slice(0, COUNT);
}
