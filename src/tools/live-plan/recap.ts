import type { Presenting } from '../../ui/tool/generatedTool';
import { chosen, DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './livePlanOptions';

/** What was chosen, in words. */
export function recapOf({
  t,
  answers,
}: Presenting<'live-plan'>): Record<'niche' | 'experience' | 'duration' | 'objective', string> {
  const niche = chosen(NICHES, answers.niche);
  const experience = chosen(EXPERIENCES, answers.experience);
  const duration = chosen(DURATIONS, answers.duration);
  const objective = chosen(OBJECTIVES, answers.objective);
  return {
    niche: niche ? t(`labels.niches.${niche}`) : '',
    experience: experience ? t(`labels.experiences.${experience}`) : '',
    duration: duration ? t(`labels.durations.${duration}`) : '',
    objective: objective ? t(`labels.objectives.${objective}`) : '',
  };
}
