import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerPage, goBack, keepAnswer, type ToolRunStore, toolRunOf } from '../../../state/slices/toolRuns';
import { Button } from '../../Button';
import { BackLink } from '../../flow/BackLink';
import { Options } from '../../flow/Options';
import { StepHeading } from '../../flow/StepHeading';
import { type Answers, type ToolProps, ToolStage } from '../ToolStage';
import { answersFromAddress } from './answersFromAddress';
import { askedOn, type Field, isAnswered, isTaken, type Page } from './formFields';
import { NumberField } from './NumberField';
import { RadioTiles } from './RadioTiles';
import { TextField } from './TextField';
import { useProductNames, withExamples } from './useProductNames';

interface Props<Result> extends ToolProps<Result> {
  pages: readonly Page[];
}

/**
 * A form of one or two pages, then the result. What is typed is stored as it is typed; an address that answers whole
 * pages leads to the first open one.
 */
export function FormTool<Result>({ pages, ...tool }: Props<Result>) {
  const store = toolRunOf(tool.id);
  return (
    <ToolStage
      {...tool}
      isComplete={({ answers, step }) => step >= pages.length && pages.every((page) => isAnswered(page, answers))}
      bring={(params) => {
        const answers = answersFromAddress(params, pages.flatMap(askedOn));
        const open = pages.findIndex((page) => askedOn(page).some(({ id }) => answers[id] === undefined));
        if (open >= 0) return { answers, step: open };
        // A page answered with one tap has been tapped; any other waits for its button.
        const last = pages.at(-1);
        return { answers, step: last && 'choice' in last ? pages.length : pages.length - 1 };
      }}
      ask={({ answers, step }) => {
        const place = Math.min(step, pages.length - 1);
        const page = pages[place];
        return page && <FormPage key={place} page={page} place={place} answers={answers} store={store} />;
      }}
    />
  );
}

interface PageProps {
  page: Page;
  /** The number of the page, from 0. */
  place: number;
  answers: Answers;
  store: ToolRunStore;
}

/** A page of a form: its heading, fields and button, and the way back. */
function FormPage({ page, place, answers, store }: PageProps) {
  const { t } = useTranslation('tool');
  const titleId = useId();
  const isChoice = 'choice' in page;
  const isLoneLine = !isChoice && page.fields.length === 1 && page.fields[0]?.kind !== 'choice';
  return (
    <>
      <StepHeading id={titleId} takesFocus={!isLoneLine}>
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

interface FieldsProps extends Pick<PageProps, 'answers' | 'store'> {
  fields: readonly Field[];
  submitLabel: string;
}

/** Accepts only non-blank, trimmed values, and numbers within their bounds; Enter or the button submits. */
function Fields({ fields, submitLabel, answers, store }: FieldsProps) {
  const fieldValue = (field: Field) => answers[field.id] ?? (field.kind === 'choice' ? field.initial : undefined) ?? '';
  const isFilled = fields.every((field) => isTaken(field, fieldValue(field)));
  const isAlone = fields.length === 1;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled) answerPage(store, Object.fromEntries(fields.map((field) => [field.id, fieldValue(field)])));
  };

  const pick = ({ id }: Field, value: string) =>
    isAlone ? answerPage(store, { [id]: value }) : keepAnswer(store, id, value);

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          isAlone={isAlone}
          value={fieldValue(field)}
          onChange={(value) => keepAnswer(store, field.id, value)}
          onPick={(value) => pick(field, value)}
        />
      ))}
      <Button type="submit" disabled={!isFilled}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface FormFieldProps {
  field: Field;
  /** Nothing else is asked on the page, so that its heading is the label. */
  isAlone: boolean;
  value: string;
  onChange: (value: string) => void;
  /** One of the creator's products was chosen. */
  onPick: (value: string) => void;
}

function FormField({ field, isAlone, value, onChange, onPick }: FormFieldProps) {
  const products = useProductNames(field.kind === 'text' ? field.id : '', value);
  if (field.kind === 'choice') {
    const { label, options } = field;
    return (
      <RadioTiles
        legend={label}
        isLegendHidden={isAlone}
        options={options}
        areMany={options.length > 4}
        chosen={value}
        onChoose={onChange}
      />
    );
  }
  const line = { name: field.id, isLabelHidden: isAlone, takesFocus: isAlone, value, onChange };
  if (field.kind === 'number') return <NumberField {...field} {...line} />;
  return (
    <TextField
      {...field}
      {...line}
      suggestions={withExamples(products, field.suggestions)}
      onPick={(picked) => (products.includes(picked) ? onPick : onChange)(picked)}
    />
  );
}
