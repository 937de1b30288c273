import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { exportAll } from '../../state/backup';
import { showToast } from '../../ui/toast';

/** Writes everything to one file and hands it to the user. */
export function useExport() {
  const { t } = useTranslation('settings');
  const [state, setState] = useState<'idle' | 'exporting' | 'failed'>('idle');

  const exportToFile = async () => {
    setState('exporting');
    try {
      const outcome = await saveFile(await exportAll(), `jimp-${now().toISOString().slice(0, 10)}.json`);
      if (outcome !== 'cancelled') showToast(t('data.exported'));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { exportToFile, isExporting: state === 'exporting', hasFailed: state === 'failed' };
}
