import { useEffect, useEffectEvent, useReducer } from 'react';
import { useStore } from 'zustand';
import type { Profile } from '../../../contracts/profile';
import { now } from '../../../platform/clock';
import { keepOnboarding, onboardingStore } from '../../../state/slices/onboardingStore';
import { profileStore, saveProfile } from '../../../state/slices/profileStore';
import { DELAYS, simulatedDelay } from '../../../ui/delays';
import { useBack } from '../../../ui/useBack';
import { IntroStep } from './IntroStep';
import { NameStep } from './NameStep';
import { INTRO, NAME, onboardingReducer, profileOf, questionAt, SUMMARY, startOnboarding } from './onboardingSteps';
import { PreparingStep } from './PreparingStep';
import { QuestionStep } from './QuestionStep';
import { SummaryStep } from './SummaryStep';

interface Props {
  /** The profile to start from when the questions are redone. */
  initial?: Profile;
  /** The profile is saved and the coach can start. */
  onDone: () => void;
  /** Only present while nothing has been saved: leaves everything as it was. */
  onCancel?: () => void;
}

/** The onboarding of the specification: intro, name, five questions, summary. */
export function Onboarding({ initial, onDone, onCancel }: Props) {
  const [state, dispatch] = useReducer(onboardingReducer, initial, (profile) =>
    startOnboarding(profile, onboardingStore.getState().underway),
  );
  const { step, answers, advancing, preparing } = state;
  const question = questionAt(step);
  const back = () => dispatch({ type: 'back' });
  // Going back stops at the name: the intro is not repeated.
  useBack(preparing ? 0 : Math.max(NAME, step), back);

  // A first onboarding is kept as it goes; a repeated one changes nothing until it is saved.
  const isFirst = initial === undefined;
  useEffect(() => {
    if (isFirst && step > INTRO) keepOnboarding(preparing ? null : { step, answers });
  }, [isFirst, step, answers, preparing]);

  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), simulatedDelay(DELAYS.onboardingAdvance));
    return () => clearTimeout(timer);
  }, [advancing]);

  // Saving the profile renders the parent again, which must not restart the wait.
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!preparing) return;
    const timer = setTimeout(() => done(), simulatedDelay(DELAYS.onboardingCompletion));
    return () => clearTimeout(timer);
  }, [preparing]);

  // Another tab was faster: there is nothing left to ask here.
  const isAnswered = useStore(profileStore, ({ profile }) => profile !== null);
  useEffect(() => {
    if (isFirst && isAnswered && !preparing) done();
  }, [isFirst, isAnswered, preparing]);

  const start = () => {
    const profile = profileOf(answers, now().toISOString());
    if (!profile) return;
    void saveProfile(profile);
    dispatch({ type: 'start' });
  };

  return (
    <div className="mx-auto flex w-full min-h-full max-w-[560px] flex-col px-5 pt-2 sm:min-h-[min(100%,660px)] sm:pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <div key={step} className="flex flex-1 animate-appear flex-col gap-4">
        {step === INTRO && <IntroStep onBegin={() => dispatch({ type: 'begin' })} />}
        {step === NAME && (
          <NameStep
            name={answers.name}
            onWrite={(name) => dispatch({ type: 'writeName', name })}
            onConfirm={() => dispatch({ type: 'confirmName' })}
            onCancel={onCancel}
          />
        )}
        {question && (
          <QuestionStep
            number={step}
            question={question}
            chosen={answers[question.field]}
            onChoose={(value) => dispatch({ type: 'choose', field: question.field, value })}
            onBack={back}
          />
        )}
        {step === SUMMARY && !preparing && <SummaryStep answers={answers} onStart={start} onBack={back} />}
        {preparing && <PreparingStep />}
      </div>
    </div>
  );
}
