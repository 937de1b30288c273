import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAnswers } from '../../platform/api';
import { forgetLanguage } from '../../platform/session';
import { eraseAll } from '../../state/backup/deviceData';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ExportOutcome } from './ExportOutcome';
import { useExport } from './useExport';

/** Two steps: what is about to be erased, then the confirmation. Ends at the language screen, as on a new device. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { state: exportState, exportToFile } = useExport();
  const [step, setStep] = useState<'warning' | 'lastWord' | 'erasing' | 'failed'>('warning');

  const erase = async () => {
    setStep('erasing');
    try {
      await eraseAll();
    } catch {
      return setStep('failed');
    }
    forgetLanguage();
    forgetAnswers();
    location.assign('/');
  };

  if (step === 'warning') {
    return (
      <Dialog key="warning" title={t('data.erase')} closeLabel={t('close')} onClose={onClose}>
        <p>{t('erase.warning')}</p>
        <ExportOutcome state={exportState} />
        <Button disabled={exportState === 'exporting'} onClick={exportToFile}>
          {t('erase.exportFirst')}
        </Button>
        <Button kind="danger" onClick={() => setStep('lastWord')}>
          {t('erase.continue')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Dialog>
    );
  }

  return (
    <Dialog key="lastWord" title={t('erase.lastWord')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('erase.final')}</p>
      {step === 'failed' && (
        <p role="alert" className="text-sm text-poor">
          {t('erase.failed')}
        </p>
      )}
      <Button kind="danger" disabled={step === 'erasing'} onClick={erase}>
        {t('erase.confirm')}
      </Button>
      <Button kind="quiet" disabled={step === 'erasing'} onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
