import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import type { Bounds } from '../../../lib/typedNumber';
import { answer, goBack, keepAnswer, toolRunOf } from '../../../state/slices/toolRuns';
import { Button } from '../../Button';
import { BackLink } from '../../flow/BackLink';
import { type Option, Options } from '../../flow/Options';
import { StepHeading } from '../../flow/StepHeading';
import { StepProgress } from '../../flow/StepProgress';
import { TextAnswer } from '../../flow/TextAnswer';
import { type ToolProps, ToolStage } from '../ToolStage';
import { answersFromAddress } from './answersFromAddress';
import { NumberAnswer } from './NumberAnswer';
import { useProductNames, withExamples } from './useProductNames';

/** A question with its words in the chosen language. */
export type Question = { id: string; title: string; hint?: string } & (
  | {
      kind: 'select';
      options: readonly Option[];
      /** The value of the option that is probably the answer: shown as chosen until another one is. */
      suggested?: string | undefined;
      /** If given, an option is chosen first and then confirmed with this button. */
      submitLabel?: string;
    }
  | { kind: 'text'; placeholder: string; submitLabel: string; suggestions?: readonly string[] }
  | {
      kind: 'number';
      placeholder: string;
      /** What it is a number of: '€', 'min'. */
      unit?: string;
      bounds: Bounds;
      /** What is accepted, in words. */
      problem: string;
      submitLabel: string;
    }
);

interface Props<Result> extends ToolProps<Result> {
  questions: readonly Question[];
  /** The label of the way back, if it differs from that of a question. */
  backLabel?: string;
}

/** Questions one at a time, then the result; an address answers a question by its id (`?product=…`). */
export function GuidedTool<Result>({ questions, backLabel, ...tool }: Props<Result>) {
  const run = toolRunOf(tool.id);
  return (
    <ToolStage
      {...tool}
      isComplete={({ answers, step }) =>
        step >= questions.length && questions.every(({ id }) => answers[id] !== undefined)
      }
      bring={(params) => ({ answers: answersFromAddress(params, questions), step: 0 })}
      ask={({ answers, step }) => {
        const number = Math.min(step + 1, questions.length);
        const question = questions[number - 1];
        return (
          question && (
            <Asking
              key={question.id}
              question={question}
              number={number}
              total={questions.length}
              given={answers[question.id]}
              backLabel={backLabel}
              onType={(text) => keepAnswer(run, question.id, text)}
              onAnswer={(value) => answer(run, question.id, value)}
              onBack={() => goBack(run)}
            />
          )
        );
      }}
    />
  );
}

interface AskingProps {
  question: Question;
  number: number;
  total: number;
  given: string | undefined;
  backLabel: string | undefined;
  /** Stores an answer as it is typed. */
  onType: (text: string) => void;
  onAnswer: (value: string) => void;
  onBack: () => void;
}

function Asking({ question, number, total, given, backLabel, onType, onAnswer, onBack }: AskingProps) {
  const { t } = useTranslation('tool');
  const titleId = useId();
  const products = useProductNames(question.id, given ?? '');
  return (
    <>
      <StepProgress
        text={t('flow.progress', { number: formatNumber(number), total: formatNumber(total) })}
        progress={number / total}
      />
      <StepHeading id={titleId} takesFocus={question.kind === 'select'}>
        {question.title}
      </StepHeading>
      {question.hint && <p className="-mt-1 text-soft">{question.hint}</p>}
      {question.kind === 'select' && (
        <Choosing titleId={titleId} question={question} given={given} onAnswer={onAnswer} />
      )}
      {question.kind === 'number' && (
        <NumberAnswer question={question} text={given ?? ''} onType={onType} onAnswer={onAnswer} />
      )}
      {question.kind === 'text' && (
        <TextAnswer
          name={question.id}
          titleId={titleId}
          text={given ?? ''}
          placeholder={question.placeholder}
          submitLabel={question.submitLabel}
          suggestions={withExamples(products, question.suggestions)}
          onType={onType}
          onAnswer={onAnswer}
        />
      )}
      {number > 1 && (
        <div className="mt-auto pt-2">
          <BackLink label={backLabel ?? t('flow.back')} onBack={onBack} />
        </div>
      )}
    </>
  );
}

interface ChoosingProps {
  titleId: string;
  question: Extract<Question, { kind: 'select' }>;
  given: string | undefined;
  onAnswer: (value: string) => void;
}

function Choosing({
  titleId,
  question: { options, submitLabel, suggested },
  given = suggested,
  onAnswer,
}: ChoosingProps) {
  const [chosen, setChosen] = useState(given);
  if (!submitLabel) return <Options titleId={titleId} options={options} chosen={given} onChoose={onAnswer} />;
  return (
    <>
      <Options titleId={titleId} options={options} chosen={chosen} onChoose={setChosen} />
      <Button disabled={chosen === undefined} onClick={() => chosen !== undefined && onAnswer(chosen)}>
        {submitLabel}
      </Button>
    </>
  );
}
