import { Tooltip } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useCallback, useState } from 'react';

/** Specification: tooltip delay 700 ms, skip delay 300 ms. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** The focus that comes back from a dialog closed with the pointer asks for no explanation. */
function onlyForKeyboard(event: FocusEvent) {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}

/** The tooltips within it know of each other: from one to the next there is no delay. */
export function HoverTips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Tooltip.Provider>
  );
}

export function HoverTip({ label, children }: { label: string; children: ReactElement }) {
  // An open dialog covers all that is outside it, so its tooltips have to lie inside.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const findDialog = useCallback((trigger: HTMLElement | null) => setDialog(trigger?.closest('dialog') ?? null), []);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild ref={findDialog} onFocus={onlyForKeyboard}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal container={dialog}>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 rounded-[10px] bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
