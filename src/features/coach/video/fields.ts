import type { VideoAnalysis } from '../../../contracts/videoAnalysis';
import type { ScoredField } from '../../../domain/videoAnalysis/fieldScores';

/** The four sections of a result, in the specification's order. */
export const SECTIONS = [
  'visual_quality',
  'content_structure',
  'technical_aspects',
  'conversion_optimization',
] as const satisfies readonly (keyof VideoAnalysis)[];
export type Section = (typeof SECTIONS)[number];

/** The scored fields of each section; visual_quality's score consists of measurements alone. */
export const FIELDS: Readonly<Record<Section, readonly ScoredField[]>> = {
  visual_quality: ['visual_quality'],
  content_structure: ['content_structure.hook_effectiveness', 'content_structure.call_to_action'],
  technical_aspects: ['technical_aspects.lighting', 'technical_aspects.audio_quality', 'technical_aspects.stability'],
  conversion_optimization: ['conversion_optimization.product_visibility', 'conversion_optimization.trust_building'],
};
