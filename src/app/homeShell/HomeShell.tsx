import type { LucideIcon } from 'lucide-react';
import { ArrowUp, Menu, Plus, Video } from 'lucide-react';
import { FILLED_PLACE, ICON_PLACE, QUESTION_BAR, QUESTION_FIELD, TOP_BAR, TOP_BAR_TITLE } from '../../ui/barStyles';

/**
 * The home as it looks before any script has run: top bar and question field, as TopBar and Composer draw them. It is
 * in the HTML (prerenderHomeShell.tsx), start/homeShell.ts fills in its words, and takeOverShell.ts removes it.
 */
export function HomeShell() {
  return (
    <>
      <header className={TOP_BAR}>
        <Place icon={Menu} />
        <p className={TOP_BAR_TITLE} />
        <Place icon={Plus} />
      </header>
      <main className="relative min-h-0 flex-1">
        <div className="mx-auto flex h-full max-w-[720px] flex-col justify-end">
          <div className={QUESTION_BAR}>
            <Place icon={Video} className="text-soft" />
            <textarea rows={1} dir="auto" className={QUESTION_FIELD} />
            <span className="size-11 flex-none" />
            <Place icon={ArrowUp} className={`${FILLED_PLACE} opacity-40`} />
          </div>
        </div>
      </main>
    </>
  );
}

const Place = ({ icon: Icon, className = '' }: { icon: LucideIcon; className?: string }) => (
  <span className={`${ICON_PLACE} ${className}`}>
    <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
  </span>
);
