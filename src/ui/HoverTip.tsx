import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';

/** Specification: tooltip delay 700 ms, skip delay 300 ms. */
const DELAY = 700;
const SKIP_DELAY = 300;

export function HoverTip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 rounded-[10px] bg-ink px-2.5 py-1.5 text-sm text-paper"
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
