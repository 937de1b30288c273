import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { Button } from '../../ui/Button';
import { StepProgress } from '../../ui/flow/StepProgress';
import { Link } from '../../ui/Link';
import type { Step, StepId } from './setupGuide';

interface Props {
  done: number;
  total: number;
  /** The first step that is not ticked. */
  next: Step | undefined;
  onGo: (step: StepId) => void;
}

/** The progress and the next step, within reach of the thumb. */
export function NextStep({ done, total, next, onGo }: Props) {
  const { t } = useTranslation('setup-guide');
  return (
    <div className="sticky bottom-0 border-t border-line bg-paper px-5 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
      <div className="own-direction mx-auto flex max-w-[920px] flex-col gap-2.5 lg:flex-row lg:items-center lg:gap-6">
        <div role="status" className="flex-1">
          <StepProgress
            text={
              next
                ? t('labels.progress', { done: formatNumber(done), total: formatNumber(total) })
                : t('labels.allDone')
            }
            progress={done / total}
          />
        </div>
        {next ? (
          <Button onClick={() => onGo(next.id)} className="lg:w-auto lg:max-w-[460px]">
            {t('labels.next', { step: next.title })}
          </Button>
        ) : (
          <Link
            to="/daily-recommendations"
            className="inline-flex min-h-13 items-center justify-center rounded-button bg-accent px-5 text-[17px] font-[660] text-accent-ink"
          >
            {t('labels.firstVideo')}
          </Link>
        )}
      </div>
    </div>
  );
}
