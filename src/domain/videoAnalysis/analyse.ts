import { type VideoAnalysis, type VideoAnswers, type VideoFacts, videoAnalysis } from '../../contracts/videoAnalysis';
import type { AdviceTexts } from './advice';
import { evidenceOf } from './evidence';
import { fieldScore, hasField, meanScore, SCORED_FIELDS, type ScoredField, scoresIn } from './fieldScores';
import { type Judgement, prioritiesOf, recommendationsOf, type Section, stepsOf } from './recommendations';
import { findingsOf } from './videoFindings';

/** What a judgement is made from. */
export interface AnalysisInput {
  /** What was measured; null: could not be measured. */
  facts: VideoFacts;
  /** The creator's answers about what no measurement can know. */
  answers: VideoAnswers;
  /** What a model says; ignored if it does not fit the contract (a score of 140). */
  judged?: VideoAnalysis | undefined;
  /** The language in which values are formatted. */
  language: string;
  /** The advice to choose from. */
  texts: AdviceTexts;
}

/**
 * Judges a video or an image by what was measured and answered, in the shape of the contract. Never throws.
 *
 * - Scores are integers from 0 to 100, or null: not measured, not answered, or something an image does not have
 * (motion, sound, hook). `targets.ts` holds their basis, `evidenceOf` returns it.
 * - A section's score is the mean of its fields that are not null, overall_score the mean of the sections', null with
 * fewer than two (issue 7).
 * - A video without a sound track has an audio_quality of 0, not null: measurement shows that there is nothing to hear.
 * - A model fills in what is null, and adds its recommendations to the sections where it did; it never overrides a
 * measurement or an answer. Its section and overall scores do not count, as they would be means of other fields.
 */
export function analyse({ facts, answers, judged, language, texts }: AnalysisInput): VideoAnalysis {
  const evidence = evidenceOf(facts, answers);
  const analysis = judged && videoAnalysis.safeParse(judged).data;
  const saidScores = analysis && scoresIn(analysis);
  const measured = (field: ScoredField) => fieldScore(field, evidence);
  const filling = (field: ScoredField) => (hasField(field, facts.kind) ? (saidScores?.[field] ?? null) : null);
  const scoreOf = (field: ScoredField) => measured(field) ?? filling(field);
  const isFilled = (field: ScoredField) => measured(field) === null && filling(field) !== null;

  const judgement: Judgement = {
    facts,
    findings: findingsOf(evidence, facts),
    scoreOf,
    isFilled,
    model: SCORED_FIELDS.some(isFilled) ? analysis : undefined,
    texts,
    language,
  };

  const content = {
    hook_effectiveness: scoreOf('content_structure.hook_effectiveness'),
    call_to_action: scoreOf('content_structure.call_to_action'),
  };
  const technical = {
    lighting: scoreOf('technical_aspects.lighting'),
    audio_quality: scoreOf('technical_aspects.audio_quality'),
    stability: scoreOf('technical_aspects.stability'),
  };
  const conversion = {
    product_visibility: scoreOf('conversion_optimization.product_visibility'),
    trust_building: scoreOf('conversion_optimization.trust_building'),
  };
  const scores = {
    visual: scoreOf('visual_quality'),
    content: meanScore(Object.values(content)),
    technical: meanScore(Object.values(technical)),
    conversion: meanScore(Object.values(conversion)),
  };
  const recommendations = (section: Section) => recommendationsOf(section, judgement);

  return {
    overall_score: meanScore(Object.values(scores), FEWEST_SECTIONS),
    visual_quality: { score: scores.visual, recommendations: recommendations('visual_quality') },
    content_structure: {
      score: scores.content,
      ...content,
      recommendations: recommendations('content_structure'),
    },
    technical_aspects: {
      score: scores.technical,
      ...technical,
      recommendations: recommendations('technical_aspects'),
    },
    conversion_optimization: {
      score: scores.conversion,
      ...conversion,
      recommendations: recommendations('conversion_optimization'),
    },
    improvement_priority: prioritiesOf(judgement),
    next_steps: stepsOf(judgement),
  };
}

/** One section alone says nothing about the whole. */
const FEWEST_SECTIONS = 2;
