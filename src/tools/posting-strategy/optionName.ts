import type { TFunction } from 'i18next';
import type { QuestionId } from './strategyQuestions';

/** An option in the chosen language; a value that is not an option stays as it is. */
export function optionName(id: QuestionId, value: string, t: TFunction<'posting-strategy'>): string {
  const names: Readonly<Record<string, string>> = t(`labels.questions.${id}.options`, { returnObjects: true });
  return names[value] ?? value;
}
