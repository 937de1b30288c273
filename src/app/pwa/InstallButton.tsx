import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { install } from './installation';
import type { InstallWay } from './installWay';

const InstallSteps = lazy(async () => ({ default: (await import('./InstallSteps')).InstallSteps }));

/** Opens the browser's own dialog, or shows the steps to do by hand where there is none. */
export function InstallButton({ way }: { way: Exclude<InstallWay, 'none'> }) {
  const { t } = useTranslation('pwa');
  const [showsSteps, setShowsSteps] = useState(false);
  const byHand = way !== 'browser-dialog';
  return (
    <>
      <Button kind="quiet" onClick={byHand ? () => setShowsSteps(true) : install}>
        {t(byHand ? 'install.showSteps' : 'install.action')}
      </Button>
      {showsSteps && (
        <Suspense fallback={null}>
          <InstallSteps elsewhere={way === 'ios-steps-elsewhere'} onClose={() => setShowsSteps(false)} />
        </Suspense>
      )}
    </>
  );
}
