import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../i18n/figures';
import { replaceAll } from '../../state/backup/deviceData';
import { type BackupRefusal, readBackup, type UsableBackup } from '../../state/backup/readBackup';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showToast } from '../../ui/toast';
import { FactRow } from './Row';

type Progress =
  | { step: 'choosing'; error?: BackupRefusal | 'notReplaced' }
  | { step: 'reading' }
  | { step: 'confirming' | 'replacing'; backup: UsableBackup };

/** What is counted in the file. */
const COUNTS = ['conversations', 'messages', 'ideas', 'published', 'products', 'hashtagGroups', 'reminders'] as const;

/** Choose a file, check it, show what it contains, and only then replace what is here. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [progress, setProgress] = useState<Progress>({ step: 'choosing' });

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    setProgress({ step: 'reading' });
    const reading = await readBackup(file);
    setProgress(
      reading.kind === 'ok' ? { step: 'confirming', backup: reading } : { step: 'choosing', error: reading.reason },
    );
  };

  const replace = async (backup: UsableBackup) => {
    setProgress({ step: 'replacing', backup });
    try {
      await replaceAll(backup);
      showToast(t('import.done'));
      onClose();
    } catch {
      setProgress({ step: 'choosing', error: 'notReplaced' });
    }
  };

  if (progress.step === 'confirming' || progress.step === 'replacing') {
    const { backup } = progress;
    return (
      <Dialog key="holds" title={t('import.holds')} closeLabel={t('close')} onClose={onClose}>
        <dl className="divide-y divide-line border-y border-line">
          <FactRow label={t('import.exportedAt')}>{formatDay(backup.exportedAt)}</FactRow>
          <FactRow label={t('import.profile')}>{backup.profileName ?? t('import.noProfile')}</FactRow>
          {COUNTS.map((what) => (
            <FactRow key={what} label={t(`import.${what}`)}>
              {formatNumber(backup[what])}
            </FactRow>
          ))}
        </dl>
        <p className="text-soft">{t('import.warning')}</p>
        <Button disabled={progress.step === 'replacing'} onClick={() => replace(backup)}>
          {t('import.replace')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Dialog>
    );
  }

  return (
    <Dialog key="choose" title={t('data.import')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-soft">{t('import.explain')}</p>
      {progress.step === 'choosing' && progress.error && (
        <p role="alert" className="rounded-button bg-sunk px-3.5 py-3 text-poor">
          {t(`import.errors.${progress.error}`)}
        </p>
      )}
      <label className="relative inline-flex min-h-13 w-full cursor-pointer items-center justify-center rounded-button bg-accent px-5 text-[17px] font-[660] text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {t(progress.step === 'reading' ? 'import.reading' : 'import.choose')}
        <input type="file" accept=".json,application/json" onChange={choose} className="sr-only" />
      </label>
    </Dialog>
  );
}
