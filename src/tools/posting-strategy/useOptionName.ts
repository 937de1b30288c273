import { useTranslation } from 'react-i18next';
import type { QuestionId } from './questions';

/** An option in the chosen language; a value that is none stays as it is. */
export function useOptionName(): (id: QuestionId, value: string) => string {
  const { t } = useTranslation('posting-strategy');
  return (id, value) => {
    const names: Readonly<Record<string, string>> = t(`labels.questions.${id}.options`, { returnObjects: true });
    return names[value] ?? value;
  };
}
