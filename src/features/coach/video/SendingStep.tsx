import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { StepProgress } from '../../../ui/flow/StepProgress';
import { useTakeFocus } from './useTakeFocus';

/** The file is being uploaded, then it is with the model; `share` is what has left the device, 0 to 1. */
export function SendingStep({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation('video');
  const hint = useRef<HTMLParagraphElement>(null);
  useTakeFocus(hint);
  const isSent = share >= 1;
  return (
    <>
      <div className={isSent ? 'animate-skeleton' : ''}>
        <StepProgress text={t(isSent ? 'sending.waiting' : 'sending.sending')} progress={share} />
      </div>
      <p role="status" ref={hint} tabIndex={-1} className="text-sm text-soft outline-none">
        {t(isSent ? 'sending.waitingHint' : 'sending.sendingHint')}
      </p>
      <Button kind="quiet" onClick={onStop}>
        {t('sending.stop')}
      </Button>
    </>
  );
}
