import { FileDown, FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { isPublished } from '../../domain/videos/stage';
import { hasDecimalComma } from '../../i18n/figures';
import { localDate } from '../../lib/localDate';
import { now } from '../../platform/clock';
import { saveFile } from '../../platform/saveFile';
import { Chip } from '../../ui/Chip';
import { showToast } from '../../ui/toast';

const ImportDialog = lazy(() => import('./csv/CsvImportDialog'));

/** Imports videos and figures from a table, and exports them to one. */
export function CsvSection({ videos }: { videos: readonly Video[] }) {
  const { t } = useTranslation('performance-analyzer');
  const [isImporting, setImporting] = useState(false);

  const exportAll = async () => {
    if (!videos.some((video) => isPublished(video) && video.kind === 'video'))
      return showToast(t('labels.csv.nothing'));
    try {
      const { exportCsv } = await import('./csv/exportCsv');
      const headers = t('labels.csv.fields', { returnObjects: true });
      const table = new Blob([exportCsv(videos, headers, hasDecimalComma() ? ';' : ',')], { type: 'text/csv' });
      const outcome = await saveFile(table, `jimp-videos-${localDate(now())}.csv`);
      if (outcome !== 'cancelled') showToast(t('labels.csv.exported'));
    } catch (error) {
      console.warn('The table was not saved', error);
      showToast(t('labels.csv.exportFailed'));
    }
  };

  return (
    <section className="mt-6 border-t border-line pt-5 print:hidden">
      <h2 className="subtitle">{t('labels.csv.title')}</h2>
      <p className="mt-1 text-sm text-soft">{t('labels.csv.hint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip onClick={() => setImporting(true)}>
          <FileUp size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.csv.import')}
        </Chip>
        <Chip onClick={exportAll}>
          <FileDown size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('labels.csv.export')}
        </Chip>
      </div>
      <Suspense fallback={null}>
        {isImporting && <ImportDialog videos={videos} onClose={() => setImporting(false)} />}
      </Suspense>
    </section>
  );
}
