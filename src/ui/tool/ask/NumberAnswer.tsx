import type { FormEvent } from 'react';
import { typedWithin } from '../../../lib/typedNumber';
import { Button } from '../../Button';
import type { Question } from './GuidedTool';
import { NumberField } from './NumberField';

interface Props {
  question: Extract<Question, { kind: 'number' }>;
  /** What has been typed so far, or was answered before. */
  text: string;
  /** Called at each key, so that what is typed is kept. */
  onType: (text: string) => void;
  onAnswer: (value: string) => void;
}

/** A question for a number. Accepts only one within its bounds; Enter or the button submits it, as it was typed. */
export function NumberAnswer({ question, text, onType, onAnswer }: Props) {
  const { id, title, placeholder, unit, bounds, problem, submitLabel } = question;
  const isTaken = typedWithin(text, bounds) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken) onAnswer(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <NumberField
        name={id}
        label={title}
        isLabelHidden
        value={text}
        placeholder={placeholder}
        unit={unit}
        bounds={bounds}
        problem={problem}
        onChange={onType}
        takesFocus
      />
      <Button type="submit" disabled={!isTaken}>
        {submitLabel}
      </Button>
    </form>
  );
}
