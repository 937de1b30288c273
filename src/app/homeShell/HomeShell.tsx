import type { LucideIcon } from 'lucide-react';
import { ArrowUp, Menu, Plus, Video } from 'lucide-react';

/**
 * The home as it looks before any script has run: top bar and question field, as TopBar and Composer draw them. It is
 * in the HTML (prerenderHomeShell.tsx), start/homeShell.ts fills in its words, and takeOverShell.ts removes it.
 */
export function HomeShell() {
  return (
    <>
      <header className="flex flex-none items-center gap-2 px-3 pt-[max(0.625rem,env(safe-area-inset-top))] pb-2">
        <Place icon={Menu} />
        <p className="line-clamp-2 flex-1 text-center text-balance subtitle leading-tight" />
        <Place icon={Plus} />
      </header>
      <main className="relative min-h-0 flex-1">
        <div className="mx-auto flex h-full max-w-[720px] flex-col justify-end">
          <div className="mx-3.5 mb-[max(1rem,env(safe-area-inset-bottom))] flex flex-none items-end gap-1 rounded-[26px] border-[1.5px] border-line bg-surface p-1.5 focus-within:border-ink">
            <Place icon={Video} className="text-soft" />
            <textarea
              rows={1}
              dir="auto"
              className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:text-soft"
            />
            <span className="size-11 flex-none" />
            <Place icon={ArrowUp} className="rounded-full bg-accent text-accent-ink opacity-40" />
          </div>
        </div>
      </main>
    </>
  );
}

const Place = ({ icon: Icon, className = '' }: { icon: LucideIcon; className?: string }) => (
  <span className={`grid size-11 flex-none place-items-center ${className}`}>
    <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
  </span>
);
