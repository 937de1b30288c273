import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../contracts/profile';
import { formatEuros } from '../../../i18n/figures';
import { saveProfile } from '../../../state/slices/profileStore';
import { Dialog } from '../../../ui/Dialog';
import { AboutRow } from './AboutRow';
import { answerOf, QUESTION_FIELDS, QUESTIONS, type Question, withAnswer } from './answers';
import { ChoiceRow } from './ChoiceRow';
import { NameDialog } from './NameDialog';

/** The name and the five answers, each changed by itself. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding' });
  const [open, setOpen] = useState<Question | 'name'>();
  const labelOf = useAnswerLabel();
  const close = () => setOpen(undefined);
  return (
    <>
      <AboutRow label={t('profile.name')} value={profile.name} onChange={() => setOpen('name')} />
      {QUESTION_FIELDS.map((question) => {
        const answer = answerOf(profile, question);
        return (
          <AboutRow
            key={question}
            label={ask(`questions.${question}.label`)}
            value={answer ? labelOf(question, answer) : t('profile.shopNo')}
            onChange={() => setOpen(question)}
          />
        );
      })}
      {open === 'name' && (
        <NameDialog name={profile.name} onSave={(name) => void saveProfile({ ...profile, name })} onClose={close} />
      )}
      {open && open !== 'name' && (
        <AnswerDialog
          question={open}
          chosen={answerOf(profile, open)}
          onChoose={(answer) => void saveProfile(withAnswer(profile, open, answer))}
          onClose={close}
        />
      )}
    </>
  );
}

/** An answer in the words of its question; amounts in the language's form for euros. */
function useAnswerLabel(): (question: Question, answer: string) => string {
  const { t } = useTranslation('coach', { keyPrefix: 'onboarding' });
  return (question, answer) => {
    const amount = question === 'financialGoal' ? formatEuros(Number(answer)) : '';
    const labels: Record<string, string> = t(`questions.${question}.options`, { returnObjects: true, amount });
    return labels[answer] ?? answer;
  };
}

interface AnswerDialogProps {
  question: Question;
  chosen: string | undefined;
  onChoose: (answer: string) => void;
  onClose: () => void;
}

function AnswerDialog({ question, chosen, onChoose, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('settings');
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding' });
  const labelOf = useAnswerLabel();
  return (
    <Dialog title={ask(`questions.${question}.title`)} closeLabel={t('close')} onClose={onClose}>
      <p className="text-soft">{ask(`questions.${question}.hint`)}</p>
      <ul>
        {QUESTIONS[question].map((value) => (
          <ChoiceRow
            key={value}
            label={labelOf(question, value)}
            isCurrent={value === chosen}
            onChoose={() => {
              onChoose(value);
              onClose();
            }}
          />
        ))}
      </ul>
      {question === 'financialGoal' && (
        <p role="note" className="text-sm text-soft">
          {ask('disclaimer')}
        </p>
      )}
    </Dialog>
  );
}
