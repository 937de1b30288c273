import { useTranslation } from 'react-i18next';
import { chosen, DURATIONS, EXPERIENCES, NICHES, OBJECTIVES } from './options';

type Recap = Record<'niche' | 'experience' | 'duration' | 'objective', string>;

/** What was chosen, in words. */
export function useRecap(answers: Readonly<Record<string, string>>): Recap {
  const { t } = useTranslation('live-plan');
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
