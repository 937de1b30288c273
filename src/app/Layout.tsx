import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Drawer } from '../ui/Drawer';
import { ErrorBoundary } from './ErrorBoundary';
import { Notices } from './Notices';
import { Sidebar } from './Sidebar';
import { screenAt } from './screens';
import { ToolSearch } from './ToolSearch';
import { TopBar } from './TopBar';
import { useShortcut } from './useShortcut';

/** Top bar, notices and the screen; the sidebar beside them on a desktop, in a drawer on a phone. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const title = screen ? t(screen.titleKey) : t('home.title');
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  useShortcut('k', () => setSearching(true));

  useEffect(() => {
    document.title = screen ? `${title} · Jimp` : 'Jimp';
    setMenuOpen(false);
    main.current?.scrollTo(0, 0);
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
        inert={menuOpen}
        className="absolute start-3 top-3 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <aside className="hidden w-[300px] flex-none border-e border-line lg:block">
        <Sidebar onSearch={search} onNavigate={closeMenu} />
      </aside>
      <div inert={menuOpen} className="flex min-w-0 flex-1 flex-col">
        <TopBar title={title} isHome={!screen} onMenu={() => setMenuOpen(true)} />
        <Notices />
        <main id="main" ref={main} tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
      {menuOpen && (
        <Drawer label={t('sidebar.label')} closeLabel={t('close')} onClose={closeMenu}>
          <Sidebar onSearch={search} onNavigate={closeMenu} />
        </Drawer>
      )}
      {searching && <ToolSearch onClose={() => setSearching(false)} />}
    </div>
  );
}
