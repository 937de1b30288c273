import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { LONGEST_ANSWER, type ToolRun } from '../../contracts/toolRun';
import { matchCountry } from '../../domain/countries';
import { matchNiche } from '../../domain/niches';
import { formatNumber } from '../../i18n/figures';
import { fold } from '../../lib/fold';
import { type Random, seededRandom } from '../../lib/seededRandom';
import { type Delay, simulatedDelay } from '../../state/delays';
import { answer, goBack, makeResult, startAgain, toolRunOf } from '../../state/toolRuns';
import { Button } from '../Button';
import { BackLink } from '../flow/BackLink';
import { type Option, Options } from '../flow/Options';
import { StepHeading } from '../flow/StepHeading';
import { StepProgress } from '../flow/StepProgress';
import { TextAnswer } from '../flow/TextAnswer';
import { LoadingPanel } from './LoadingPanel';

/** A question with its words in the chosen language. */
export type Question = { id: string; title: string; hint?: string } & (
  | {
      kind: 'select';
      options: readonly Option[];
      /** With it an option is chosen first and confirmed by this button. */
      submitLabel?: string;
    }
  | { kind: 'text'; placeholder: string; submitLabel: string; suggestions?: readonly string[] }
);

export type Answers = ToolRun['answers'];

/** What a result is made with: the same context gives the same result. */
export interface Context {
  now: Date;
  random: Random;
}

export interface ResultProps<Result> {
  result: Result;
  answers: Answers;
  /** Another result from the same answers. */
  regenerate: () => void;
  /** Back to the first question, without answers. */
  reset: () => void;
}

interface Props<Result> {
  id: string;
  questions: readonly Question[];
  delay: Delay;
  /** The words of the way back, where they are not those of a question. */
  backLabel?: string;
  /** May name an answer, which is known by then. */
  loadingText: (answers: Answers) => string;
  /** Undefined while its code is still being fetched. */
  make: ((answers: Answers, context: Context) => Result) | undefined;
  children: (props: ResultProps<Result>) => ReactNode;
}

/**
 * Questions one at a time, the specified wait, a result. Answers and result are kept on the device and come back after a
 * reload; an address with a question's id (`?product=…`) starts anew with that answer.
 */
export function GuidedTool<Result>({ id, questions, delay, backLabel, loadingText, make, children }: Props<Result>) {
  const run = toolRunOf(id);
  const { answers, step, result } = useStore(run);
  const isReady = useStarted(id, questions);
  const [isMaking, setMaking] = useState(false);
  const isAnswered = questions.every((question) => answers[question.id] !== undefined) && step >= questions.length;
  const isDue = isMaking || (isReady && isAnswered && result === null);

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      makeResult(run);
      setMaking(false);
    }, simulatedDelay(delay));
    return () => clearTimeout(timer);
  }, [isDue, run, delay]);

  const made = useMemo(
    () => result && make?.(answers, { now: new Date(result.madeAt), random: seededRandom(result.seed) }),
    [result, answers, make],
  );

  if (!isReady || (result && !made)) return null;
  if (isDue)
    return (
      <Column>
        <LoadingPanel text={loadingText(answers)} />
      </Column>
    );
  if (made) {
    const regenerate = () => setMaking(true);
    return children({ result: made, answers, regenerate, reset: () => startAgain(run) });
  }
  const question = questions[Math.min(step, questions.length - 1)];
  if (!question) return null;
  return (
    <Column>
      <Asking
        key={question.id}
        question={question}
        number={questions.indexOf(question) + 1}
        total={questions.length}
        given={answers[question.id]}
        backLabel={backLabel}
        onAnswer={(value) => answer(run, question.id, value)}
        onBack={() => goBack(run)}
      />
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto flex min-h-full w-full max-w-[560px] flex-col px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pt-6">
    <div className="flex flex-1 animate-appear flex-col gap-4">{children}</div>
  </div>
);

interface AskingProps {
  question: Question;
  number: number;
  total: number;
  given: string | undefined;
  backLabel: string | undefined;
  onAnswer: (value: string) => void;
  onBack: () => void;
}

function Asking({ question, number, total, given, backLabel, onAnswer, onBack }: AskingProps) {
  const { t } = useTranslation('tool');
  const titleId = useId();
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
      {question.kind === 'select' ? (
        <Choosing titleId={titleId} question={question} given={given} onAnswer={onAnswer} />
      ) : (
        <TextAnswer
          titleId={titleId}
          initial={given ?? ''}
          placeholder={question.placeholder}
          submitLabel={question.submitLabel}
          suggestions={question.suggestions}
          maxLength={LONGEST_ANSWER}
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

function Choosing({ titleId, question: { options, submitLabel }, given, onAnswer }: ChoosingProps) {
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

/** Reads the run and takes over what the address brings; true once that is done. */
function useStarted(id: string, questions: readonly Question[]): boolean {
  const [params, setParams] = useSearchParams();
  const [isReady, setReady] = useState(() => toolRunOf(id).status() === 'ready');
  const brought = Object.fromEntries(questions.flatMap((question) => entryOf(question, params.get(question.id))));
  const isBringing = Object.keys(brought).length > 0;

  useEffect(() => {
    let isShown = true;
    const run = toolRunOf(id);
    void run.hydrate().then(() => isShown && setReady(true));
    return () => {
      isShown = false;
    };
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address brings something once
  useEffect(() => {
    if (!isReady || !isBringing) return;
    startAgain(toolRunOf(id), brought);
    setParams({}, { replace: true });
  }, [isReady, isBringing]);

  return isReady && !isBringing;
}

/** An option is taken by its value, its label, or the country or niche that it names; a text if it is not blank. */
function entryOf(question: Question, value: string | null): [string, string][] {
  const given = value?.trim().slice(0, LONGEST_ANSWER) ?? '';
  if (given === '') return [];
  if (question.kind === 'text') return [[question.id, given]];
  const country = matchCountry(given);
  const niche = matchNiche(given);
  const { options } = question;
  const option =
    options.find((option) => option.value === given) ??
    options.find((option) => fold(option.label) === fold(given)) ??
    options.find((option) => option.value === country) ??
    options.find((option) => niche !== undefined && matchNiche(option.label) === niche);
  return option ? [[question.id, option.value]] : [];
}
