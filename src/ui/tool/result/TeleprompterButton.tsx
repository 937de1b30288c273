import { MonitorPlay } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromptScript } from '../../../domain/teleprompter/timeline';
import { Button } from '../../Button';

const Teleprompter = lazy(async () => ({ default: (await import('../../teleprompter/Teleprompter')).Teleprompter }));

/**
 * Opens a script in the teleprompter, which keeps its position when closed, so a slip of the finger costs nothing.
 * Another script needs another `key`.
 */
export function TeleprompterButton({ script }: { script: PromptScript }) {
  const { t } = useTranslation('tool');
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isLive = script.parts.some(({ minutes }) => minutes);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="quiet" onClick={open} className="print:hidden">
        <MonitorPlay size={22} strokeWidth={1.8} aria-hidden="true" />
        {t(isLive ? 'result.liveMode' : 'result.teleprompter')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Teleprompter script={script} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
