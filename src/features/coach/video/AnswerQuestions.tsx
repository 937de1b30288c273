import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO_ANSWERS, VIDEO_QUESTIONS, type VideoAnswers } from '../../../contracts/videoAnalysis';
import { formatNumber } from '../../../i18n/figures';
import { Choices } from '../../../ui/Choices';
import { Disclosure } from '../../../ui/scriptCheck/Disclosure';

interface Props {
  answers: VideoAnswers;
  onAnswer: (answers: VideoAnswers) => void;
}

/** The three questions again: skipped ones can be answered, answers can be changed. */
export function AnswerQuestions({ answers, onAnswer }: Props) {
  const { t } = useTranslation('video');
  const id = useId();
  const open = VIDEO_QUESTIONS.filter((question) => !answers[question]).length;
  return (
    <Disclosure
      line={
        <h3 className="font-[540]">
          {open > 0 ? t('questions.open', { number: formatNumber(open) }) : t('questions.yours')}
        </h3>
      }
    >
      <div className="flex flex-col gap-4 pt-1 pb-4">
        <p className="text-sm text-soft">{t('questions.why')}</p>
        {VIDEO_QUESTIONS.map((question) => (
          <Choices
            key={question}
            legend={t(`questions.${question}`)}
            name={`${id}${question}`}
            options={VIDEO_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) }))}
            value={answers[question]}
            onChange={(answer) => onAnswer({ ...answers, [question]: answer })}
          />
        ))}
      </div>
    </Disclosure>
  );
}
