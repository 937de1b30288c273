import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsWide } from '../ui/useIsWide';
import { menu, notices, sidebar, toolSearch } from './afterFirstScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflineSpace } from './pwa/OfflineSpace';
import { screenAt } from './screens';
import { TopBar } from './TopBar';
import { useShortcut } from './useShortcut';

interface Props {
  /** The first screen is shown: what it could do without comes now. */
  isLate: boolean;
  children: ReactNode;
}

/** Top bar, notices and the screen; the sidebar beside them on a desktop, in a drawer on a phone. */
export function Layout({ isLate, children }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const title = screen ? t(screen.titleKey) : t('home.title');
  const isWide = useIsWide();
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  useShortcut('k', () => setSearching(true));

  useEffect(() => {
    document.title = screen ? `${title} · Jimp` : 'Jimp';
    setMenuOpen(false);
    // Reading scrollTop instead would lay the new screen out before its first paint.
    if (isScrolled.current) main.current?.scrollTo(0, 0);
    isScrolled.current = false;
  }, [screen, title]);

  const closeMenu = () => setMenuOpen(false);
  const search = () => {
    closeMenu();
    setSearching(true);
  };

  return (
    <div className="flex h-dvh overflow-hidden">
      <a
        href="#main"
        className="absolute start-3 top-3 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {isWide && (
        <aside className="w-[300px] flex-none border-e border-line">
          <Suspense fallback={null}>
            <sidebar.Part onSearch={search} onNavigate={closeMenu} />
          </Suspense>
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar title={title} isHome={!screen} onMenu={() => setMenuOpen(true)} />
        <Suspense fallback={<OfflineSpace />}>{isLate ? <notices.Part /> : <OfflineSpace />}</Suspense>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          onScroll={() => {
            isScrolled.current = true;
          }}
          className="relative min-h-0 flex-1 overflow-y-auto outline-none"
        >
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
      <Suspense fallback={null}>
        {menuOpen && <menu.Part onSearch={search} onClose={closeMenu} />}
        {searching && <toolSearch.Part onClose={() => setSearching(false)} />}
      </Suspense>
    </div>
  );
}
