import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerPage, goBack, keepAnswer, type ToolRunStore } from '../../../state/slices/toolRuns';
import { Button } from '../../Button';
import { BackLink } from '../../flow/BackLink';
import { Options } from '../../flow/Options';
import { StepHeading } from '../../flow/StepHeading';
import { isTooLong } from '../../flow/TooLong';
import type { Answers } from '../ToolStage';
import { type Field, isOptional, type Page } from './formFields';
import { RadioTiles } from './RadioTiles';
import { TextField } from './TextField';

interface Props {
  page: Page;
  /** The number of the page, from 0. */
  place: number;
  answers: Answers;
  store: ToolRunStore;
}

/** A page of a form: its heading, fields and button, and the way back. */
export function FormPage({ page, place, answers, store }: Props) {
  const { t } = useTranslation('tool');
  const titleId = useId();
  const isChoice = 'choice' in page;
  const isLoneText = !isChoice && page.fields.length === 1 && page.fields[0]?.kind === 'text';
  return (
    <>
      <StepHeading id={titleId} takesFocus={!isLoneText}>
        {page.title}
      </StepHeading>
      {page.hint && <p className="-mt-1 text-soft">{page.hint}</p>}
      {isChoice ? (
        <Options
          titleId={titleId}
          options={page.choice.options}
          chosen={answers[page.choice.id]}
          onChoose={(value) => answerPage(store, { [page.choice.id]: value })}
        />
      ) : (
        <Fields fields={page.fields} submitLabel={page.submitLabel} answers={answers} store={store} />
      )}
      {place > 0 && (
        <div className="mt-auto pt-2">
          <BackLink label={page.backLabel ?? t('flow.back')} onBack={() => goBack(store)} />
        </div>
      )}
    </>
  );
}

interface FieldsProps extends Pick<Props, 'answers' | 'store'> {
  fields: readonly Field[];
  submitLabel: string;
}

/** Accepts only non-blank, trimmed values; Enter or the button submits. */
function Fields({ fields, submitLabel, answers, store }: FieldsProps) {
  const fieldValue = (field: Field) => answers[field.id] ?? (field.kind === 'choice' ? field.initial : undefined) ?? '';
  const isTaken = (field: Field) =>
    field.kind !== 'text' || field.maxLength !== undefined || !isTooLong(fieldValue(field));
  const isFilled = fields.every((field) => (isOptional(field) || fieldValue(field).trim() !== '') && isTaken(field));
  const isAlone = fields.length === 1;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled) answerPage(store, Object.fromEntries(fields.map((field) => [field.id, fieldValue(field)])));
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {fields.map((field) =>
        field.kind === 'text' ? (
          <TextField
            key={field.id}
            label={field.label}
            isLabelHidden={isAlone}
            value={fieldValue(field)}
            onChange={(value) => keepAnswer(store, field.id, value)}
            placeholder={field.placeholder}
            hint={field.hint}
            suggestions={field.suggestions}
            maxLength={field.maxLength}
            takesFocus={isAlone}
          />
        ) : (
          <RadioTiles
            key={field.id}
            legend={field.label}
            isLegendHidden={isAlone}
            options={field.options}
            areMany={field.options.length > 4}
            chosen={fieldValue(field)}
            onChoose={(value) => keepAnswer(store, field.id, value)}
          />
        ),
      )}
      <Button type="submit" disabled={!isFilled}>
        {submitLabel}
      </Button>
    </form>
  );
}
