import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import CoachScreen from '../features/coach/CoachScreen';
import { ScreenNames } from '../ui/screenNames';
import { Layout } from './Layout';
import { loadParts, toaster } from './parts';
import { ScreenSkeleton } from './ScreenSkeleton';
import { screenAt, screens } from './screens';

/** What is not part of the first screen: it is fetched, and the toasts shown, once that screen is there. */
function LateParts() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      loadParts();
      import('./keepData').then((module) => module.keepData(), console.warn);
      setLate(true);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Suspense fallback={null}>
        <toaster.Part />
      </Suspense>
    )
  );
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
              <Route path="*" element={<CoachScreen />} />
            </Routes>
          </Suspense>
        </Layout>
        <LateParts />
      </BrowserRouter>
    </ScreenNames>
  );
}
