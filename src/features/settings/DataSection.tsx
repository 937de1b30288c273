import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { settingsStore, setVideoOnDevice } from '../../state/slices/settingsStore';
import { Switch } from '../../ui/Switch';
import { ImportDialog } from './BackupImportDialog';
import { EraseDialog } from './EraseDialog';
import { ExportOutcome } from './ExportOutcome';
import { ActionRow } from './Row';
import { Section } from './Section';
import { useExport } from './useExport';

/** Send no video, export everything, import it, or erase it. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<'import' | 'erase'>();
  const { state, exportToFile } = useExport();
  const isVideoOnDevice = useStore(settingsStore, ({ videoOnDevice }) => videoOnDevice ?? false);
  const close = () => setOpen(undefined);
  return (
    <Section heading={t('data.heading')} anchor="data">
      <Switch
        label={t('data.videoOnDevice')}
        hint={t('data.videoOnDeviceHint')}
        checked={isVideoOnDevice}
        onChange={setVideoOnDevice}
      />
      <div>
        <ActionRow
          icon={Download}
          label={t('data.export')}
          hint={t('data.exportHint')}
          busy={state === 'exporting'}
          onRun={exportToFile}
        />
        <ExportOutcome state={state} />
      </div>
      <ActionRow icon={Upload} label={t('data.import')} hint={t('data.importHint')} onRun={() => setOpen('import')} />
      <ActionRow
        icon={Trash2}
        label={t('data.erase')}
        hint={t('data.eraseHint')}
        danger
        onRun={() => setOpen('erase')}
      />
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'erase' && <EraseDialog onClose={close} />}
    </Section>
  );
}
