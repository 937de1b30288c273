import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO_ANSWERS, VIDEO_QUESTIONS, type VideoAnswer } from '../../../contracts/videoAnalysis';
import { formatNumber } from '../../../i18n/figures';
import { Chip } from '../../../ui/Chip';
import { useTakeFocus } from './useTakeFocus';

interface Props {
  /** Which of the questions, from 0. */
  number: number;
  /** Nothing is running behind it any more. */
  isOver: boolean;
  /** Called without an answer when it is skipped. */
  onAnswer: (answer?: VideoAnswer) => void;
}

/** One of the questions that no measurement can answer, each one tap. */
export function OpenQuestion({ number, isOver, onAnswer }: Props) {
  const { t } = useTranslation('video');
  const heading = useRef<HTMLHeadingElement>(null);
  const question = VIDEO_QUESTIONS[number];
  useTakeFocus(heading);

  if (!question) return null;
  return (
    <section
      aria-labelledby="video-question"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="eyebrow">
        {t(isOver ? 'questions.one' : 'questions.meanwhile', {
          number: formatNumber(number + 1),
          total: formatNumber(VIDEO_QUESTIONS.length),
        })}
      </p>
      <h3 id="video-question" ref={heading} tabIndex={-1} className="leading-snug font-[620] outline-none">
        {t(`questions.${question}`)}
      </h3>
      <div className="grid grid-cols-3 gap-2">
        {VIDEO_ANSWERS.map((answer) => (
          <Chip key={answer} onClick={() => onAnswer(answer)} className="min-h-13 justify-center text-center">
            {t(`answers.${answer}`)}
          </Chip>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onAnswer()}
        className="-my-1.5 min-h-11 self-start pe-3 text-sm text-soft underline underline-offset-3"
      >
        {t('questions.skip')}
      </button>
    </section>
  );
}
