import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../i18n/figures';
import { setVideoOnDevice } from '../../../state/slices/settingsStore';
import { Button } from '../../../ui/Button';
import type { VideoModel } from './findVideoModel';
import type { Analysis } from './useAnalysis';
import { useTakeFocus } from './useTakeFocus';

interface Props {
  model: VideoModel | null | undefined;
  analysis: Analysis;
}

/** Measured; nothing has left the device. Shows what a model would get, and offers the choice. */
export function ChoiceStep({ model, analysis: { state, send, keepHere } }: Props) {
  const { t } = useTranslation('video');
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading);

  if (!state.sendable) return null;
  const { video, before } = state.sendable;
  const size = formatBytes(video.size);
  const isSmaller = video.size < before;

  const keepHereAlways = () => {
    setVideoOnDevice(true);
    keepHere();
  };

  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h3 ref={heading} tabIndex={-1} className="leading-snug font-[620] outline-none">
          {t('choice.title')}
        </h3>
        <p className="text-soft">
          {model?.provider ? t('choice.whyWith', { provider: model.provider }) : t('choice.why')}
        </p>
      </div>
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        {isSmaller && (
          <>
            <Size label={t('choice.before')} size={formatBytes(before)} />
            <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
          </>
        )}
        <Size label={t('choice.after')} size={size} />
      </div>
      <p className="text-sm text-soft">
        {t(isSmaller ? 'choice.smaller' : 'choice.whole')} {t('choice.along')}
      </p>
      <div className="flex flex-col gap-2.5">
        <Button onClick={send}>{t('choice.send', { size })}</Button>
        <Button kind="quiet" onClick={keepHere}>
          {t('choice.keepHere')}
        </Button>
        <button
          type="button"
          onClick={keepHereAlways}
          className="min-h-11 self-center px-3 text-sm text-soft underline underline-offset-3"
        >
          {t('choice.keepHereAlways')}
        </button>
      </div>
    </>
  );
}

const Size = ({ label, size }: { label: string; size: string }) => (
  <p className="flex flex-col">
    <span className="text-sm text-soft">{label}</span>
    <span className="text-[19px] font-[680]">{size}</span>
  </p>
);
