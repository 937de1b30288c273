import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { InstallButton } from './InstallButton';
import { installationStore } from './installation';
import { installWay, runsInstalled } from './installWay';

/** Offers to put the app on the home screen where this browser can and it isn't there yet. */
export function InstallOffer() {
  const { prompt, done } = useStore(installationStore);
  const way = installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone: runsInstalled(),
    hasPrompt: prompt !== undefined,
    done,
  });
  if (way === 'none') return null;
  return (
    <Suspense fallback={null}>
      <Card way={way} />
    </Suspense>
  );
}

function Card({ way }: Parameters<typeof InstallButton>[0]) {
  const { t } = useTranslation('pwa');
  return (
    <section aria-label={t('install.title')} className="rounded-card border border-line bg-surface p-4">
      <p className="font-[640]">{t('install.title')}</p>
      <p className="mt-0.5 mb-3 text-sm text-soft">{t('install.text')}</p>
      <InstallButton way={way} />
    </section>
  );
}
