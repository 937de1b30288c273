import type { TFunction } from 'i18next';
import { dotted } from '../../ui/tool/listText';
import type { Phase, StepId, Topic } from './setupGuide';

/**
 * The whole guide in plain text, to be copied or shared: each step with its tick, each doubtful line with its warning.
 */
export function plainText(
  phases: readonly Phase[],
  intro: string,
  isDone: (step: StepId) => boolean,
  t: TFunction<'setup-guide'>,
): string {
  const factsOf = ({ name, known, check }: Topic) =>
    [name, ...dotted([...known, ...check.map((line) => `${line} (${t('labels.check')})`)])].join('\n');
  const blocks = phases.flatMap(({ name, steps, topic }) => [
    [name, ...steps.map((step) => `${isDone(step.id) ? '✅' : '⬜'} ${step.title}\n   ${step.do}`)].join('\n'),
    ...(topic ? [factsOf(topic)] : []),
  ]);
  return [intro, ...blocks].join('\n\n');
}
