import type { TFunction } from 'i18next';
import type { AnalysisReport, VideoAnalysis } from '../../../contracts/videoAnalysis';
import { scoresIn } from '../../../domain/videoAnalysis/fieldScores';
import { FIELDS, SECTIONS } from './fields';
import { formatScore } from './formatEvidence';

/** The whole result in plain text, to be copied or shared. */
export function reportText({ fileName }: AnalysisReport, result: VideoAnalysis, t: TFunction<'video'>): string {
  const scored = (name: string, score: number | null) => t('message.scored', { name, score: formatScore(score, t) });
  const listed = (name: string, items: readonly string[]) =>
    items.length > 0 ? [[name, ...items.map((item) => `- ${item}`)].join('\n')] : [];
  const scores = scoresIn(result);
  return [
    [t('message.title', { name: fileName }), scored(t('result.overall'), result.overall_score)].join('\n'),
    ...SECTIONS.map((section) =>
      [
        scored(t(`sections.${section}`), result[section].score),
        ...FIELDS[section]
          .filter((field) => field !== 'visual_quality')
          .map((field) => `- ${scored(t(`fields.${field}`), scores[field])}`),
        ...result[section].recommendations.map((item) => `- ${item}`),
      ].join('\n'),
    ),
    ...listed(t('result.priorities'), result.improvement_priority),
    ...listed(t('result.nextSteps'), result.next_steps),
  ].join('\n\n');
}
