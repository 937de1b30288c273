import { useState } from 'react';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { exportAll } from '../../state/backup/deviceData';

export type ExportState = 'idle' | 'exporting' | 'exported' | 'failed';

/** Writes everything to one file and offers it to the user. */
export function useExport() {
  const [state, setState] = useState<ExportState>('idle');

  const exportToFile = async () => {
    setState('exporting');
    try {
      const outcome = await saveFile(await exportAll(), `jimp-${now().toISOString().slice(0, 10)}.json`);
      setState(outcome === 'cancelled' ? 'idle' : 'exported');
    } catch {
      setState('failed');
    }
  };

  return { state, exportToFile };
}
