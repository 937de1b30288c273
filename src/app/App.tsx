import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import CoachScreen from '../features/coach/CoachScreen';
import { ScreenList } from '../ui/screenList';
import { ScreenNames } from '../ui/screenNames';
import { ScreenTexts } from '../ui/screenTexts';
import { toaster, useAfterFirstScreen } from './afterFirstScreen';
import { appHistory } from './appHistory';
import { takeOverShell } from './homeShell/takeOverShell';
import { Layout } from './Layout';
import { ScreenSkeleton } from './ScreenSkeleton';
import { exactPath, screenAt, screens } from './screens';

/** The screen of the current address, without the router's nested routes, which every start would pay for. */
function CurrentScreen() {
  const { pathname } = useLocation();
  const Screen = screenAt(exactPath(pathname))?.Screen ?? CoachScreen;
  return <Screen />;
}

const textsOf = async (id: string) => (await import('./screenWords')).textsOf(id);

export function App() {
  const { t } = useTranslation();
  const isLate = useAfterFirstScreen();
  const [history] = useState(appHistory);
  useLayoutEffect(takeOverShell, []);
  const nameOf = (path: string) => {
    const screen = screenAt(path);
    return screen && t(screen.titleKey);
  };
  const list = useMemo(
    () => screens.map(({ id, paths, titleKey }) => ({ id, path: paths[0] ?? '/', name: t(titleKey) })),
    [t],
  );
  return (
    <ScreenNames value={nameOf}>
      <ScreenList value={list}>
        <ScreenTexts value={textsOf}>
          <HistoryRouter history={history} useTransitions={false}>
            <Layout isLate={isLate}>
              <Suspense fallback={<ScreenSkeleton />}>
                <CurrentScreen />
              </Suspense>
            </Layout>
            <Suspense fallback={null}>{isLate && <toaster.Part />}</Suspense>
          </HistoryRouter>
        </ScreenTexts>
      </ScreenList>
    </ScreenNames>
  );
}
