import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ScreenNames } from '../ui/screenNames';
import { Layout } from './Layout';
import { ScreenSkeleton } from './ScreenSkeleton';
import { home, screenAt, screens } from './screens';

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster')).Toaster }));

/** Toasts are not part of the first screen; their code comes once it is there. */
function LateToaster() {
  const [late, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  return late ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The spinner of the HTML goes with the first screen that is there. */
function useSpinnerGone() {
  useEffect(() => document.getElementById('starting')?.remove(), []);
}

export function App() {
  const { t } = useTranslation();
  useSpinnerGone();
  const nameOf = (path: string) => {
    const screen = screenAt(path);
    return screen && t(screen.titleKey);
  };
  return (
    <ScreenNames value={nameOf}>
      <BrowserRouter>
        <Layout>
          <Suspense fallback={<ScreenSkeleton />}>
            <Routes>
              {screens.flatMap(({ paths, Screen }) =>
                paths.map((path) => <Route key={path} path={path} element={<Screen />} />),
              )}
              <Route path="*" element={<home.Screen />} />
            </Routes>
          </Suspense>
        </Layout>
        <LateToaster />
      </BrowserRouter>
    </ScreenNames>
  );
}
