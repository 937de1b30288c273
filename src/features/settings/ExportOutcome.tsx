import { useTranslation } from 'react-i18next';
import type { ExportState } from './useExport';

/** Says in place how the export went: a toast would be hidden by the dialog that offers it. */
export function ExportOutcome({ state }: { state: ExportState }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <p role="status" className="text-sm text-good not-empty:pb-3">
        {state === 'exported' && t('data.exported')}
      </p>
      {state === 'failed' && (
        <p role="alert" className="pb-3 text-sm text-poor">
          {t('data.exportFailed')}
        </p>
      )}
    </>
  );
}
