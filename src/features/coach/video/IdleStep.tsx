import { Clapperboard, ShieldCheck, Video } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { settingsStore } from '../../../state/slices/settingsStore';
import type { IdleProblem } from './dialogState';
import type { VideoModel } from './findVideoModel';
import { useTakeFocus } from './useTakeFocus';

interface Props {
  /** Null: none; undefined: not known yet. */
  model: VideoModel | null | undefined;
  problem: IdleProblem | undefined;
  onChoose: (file: File) => void;
}

const BUTTON =
  'relative inline-flex min-h-13 w-full cursor-pointer items-center justify-center gap-2.5 rounded-button px-5 py-2.5 text-center text-[17px] leading-tight font-[660] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

/**
 * Picks a file: chosen, filmed, dropped or pasted. Says what will happen with it, and what was wrong with the last one.
 */
export function IdleStep({ model, problem, onChoose }: Props) {
  const { t } = useTranslation('video');
  const isOver = useDropped(onChoose);
  const picker = useRef<HTMLInputElement>(null);
  useTakeFocus(picker);

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = ''; // so that the same file can be chosen again
    if (file) onChoose(file);
  };

  return (
    <>
      {problem && (
        <p role="alert" className="rounded-button bg-sunk px-3.5 py-3 text-poor">
          {t(`problems.${problem}`)}
        </p>
      )}
      <div
        className={`flex flex-col items-center gap-1 rounded-card border-[1.5px] border-dashed px-4 py-6 text-center ${isOver ? 'border-ink bg-sunk' : 'border-edge'}`}
      >
        <Clapperboard size={28} strokeWidth={1.6} aria-hidden="true" className="mb-1.5 text-soft" />
        <p className="hidden font-[620] pointer-fine:block">{t('idle.drop')}</p>
        <p className="font-[620] pointer-fine:hidden">{t('idle.pick')}</p>
        <p className="text-sm text-balance text-soft">{t('idle.formats')}</p>
      </div>
      <Fate model={model} />
      <div className="flex flex-col gap-2.5">
        <label className={`${BUTTON} bg-accent text-accent-ink`}>
          {t('idle.choose')}
          <input ref={picker} type="file" accept="video/*,image/*" onChange={take} className="sr-only" />
        </label>
        <label className={`${BUTTON} border-[1.5px] border-line pointer-fine:hidden`}>
          <Video size={20} strokeWidth={1.8} aria-hidden="true" />
          {t('idle.film')}
          <input type="file" accept="video/*" capture="environment" onChange={take} className="sr-only" />
        </label>
      </div>
    </>
  );
}

/** What happens with the file; true even before anything is known about the server. */
function Fate({ model }: { model: VideoModel | null | undefined }) {
  const { t } = useTranslation('video');
  const { videoOnDevice } = useStore(settingsStore);
  const next = () => {
    if (videoOnDevice) return t('idle.always');
    if (model === undefined) return '';
    if (model === null) return t('idle.staysHere');
    return model.provider ? t('idle.choiceWith', { provider: model.provider }) : t('idle.choice');
  };
  return (
    <p className="flex gap-2.5 text-sm text-soft">
      <ShieldCheck size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none" />
      <span>
        {t('idle.measured')} {next()}
      </span>
    </p>
  );
}

/** Accepts a file that is dropped anywhere on the page, or pasted; true while one is dragged over it. */
function useDropped(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  });
  useEffect(() => {
    // Without this the browser would navigate from the app to the file.
    const allow = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => setOver(event.relatedTarget !== null);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('dragover', allow);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}
