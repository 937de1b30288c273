import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO_QUESTIONS } from '../../../contracts/videoAnalysis';
import { Button } from '../../../ui/Button';
import { StepProgress } from '../../../ui/flow/StepProgress';
import { OpenQuestion } from './OpenQuestion';
import type { Analysis } from './useAnalysis';
import { useTakeFocus } from './useTakeFocus';

/** The progress on the device, and meanwhile the three questions. */
export function AnalyzingStep({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation('video');
  const { step, fileName, asked, sendable } = analysis.state;
  const isOver = step.name === 'measured' || step.name === 'done';
  const what = step.name === 'shrinking' ? 'shrinking' : isOver ? 'measured' : 'measuring';
  const isAsking = asked < VIDEO_QUESTIONS.length && step.name !== 'done';
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="truncate text-sm text-soft">
          <bdi>{fileName}</bdi>
        </p>
        <StepProgress text={t(`analyzing.${what}`)} progress={'share' in step ? step.share : 1} />
      </div>
      {isAsking ? (
        <OpenQuestion key={asked} number={asked} isOver={isOver} onAnswer={analysis.answer} />
      ) : (
        asked > 0 && <Thanks isOver={isOver} />
      )}
      <div className="flex flex-col gap-2.5">
        {step.name === 'measured' && (
          <Button onClick={analysis.goOn}>{t(sendable ? 'analyzing.goOn' : 'analyzing.showResult')}</Button>
        )}
        {step.name === 'shrinking' && (
          <Button kind="quiet" onClick={analysis.keepHere}>
            {t('choice.keepHere')}
          </Button>
        )}
        {!isOver && (
          <Button kind="quiet" onClick={analysis.cancel}>
            {t('analyzing.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

function Thanks({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('video');
  const text = useRef<HTMLParagraphElement>(null);
  useTakeFocus(text);
  return (
    <p
      role="status"
      ref={text}
      tabIndex={-1}
      className="rounded-button bg-sunk px-3.5 py-3 text-sm text-soft outline-none"
    >
      {t(isOver ? 'analyzing.thanks' : 'analyzing.thanksWaiting')}
    </p>
  );
}
