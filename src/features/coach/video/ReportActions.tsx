import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AnalysisReport, VideoAnalysis } from '../../../contracts/videoAnalysis';
import { copyText } from '../../../platform/clipboard';
import { shareText } from '../../../platform/share';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { CopyChip } from '../../../ui/CopyChip';
import { showToast } from '../../../ui/toast';
import { reportText } from './reportText';

/** The actions on a result. */
export function ReportActions({ report, result }: { report: AnalysisReport; result: VideoAnalysis }) {
  const { t } = useTranslation('video');
  const { t: shared } = useTranslation('tool');
  const [params, setParams] = useSearchParams();
  const text = reportText(report, result, t);

  const share = async () => {
    const title = t('message.title', { name: report.fileName });
    if ((await shareText(title, text)) === 'unsupported' && (await copyText(text))) showToast(shared('result.copied'));
  };
  const another = () => setParams({ ...Object.fromEntries(params), video: '1' }, { replace: true });

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <CopyChip text={text} label={shared('result.copy')} />
        <Chip onClick={share}>
          <Share2 size={18} strokeWidth={1.8} aria-hidden="true" />
          {shared('result.share')}
        </Chip>
      </div>
      <Button kind="quiet" onClick={another}>
        {t('result.another')}
      </Button>
    </div>
  );
}
