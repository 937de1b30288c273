import type { TFunction } from 'i18next';
import { formatEuros } from '../../../i18n/figures';
import type { QuestionField } from './questions';

/** An answer in the words of the chosen language; amounts are formatted as that language writes euros. */
export function answerLabel(t: TFunction<'coach'>, field: QuestionField, value: string): string {
  const amount = field === 'financialGoal' ? formatEuros(Number(value)) : '';
  const labels: Record<string, string> = t(`onboarding.questions.${field}.options`, { returnObjects: true, amount });
  return labels[value] ?? value;
}
