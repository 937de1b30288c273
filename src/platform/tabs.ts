import * as z from 'zod/mini';

/** `changed`: merge what is stored now. `replaced`: an import or an erasure; only what is stored now exists. */
const tabMessage = z.object({ kind: z.enum(['changed', 'replaced']), keys: z.array(z.string()) });

export type TabMessage = z.infer<typeof tabMessage>;

/** The app's other tabs and windows. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears the others, never itself. Returns a function that stops it. */
  listen(hear: (message: TabMessage) => void): () => void;
}

/** The tabs reached over one BroadcastChannel, opened on first use; without support there are no others. */
export function openTabs(name: string): Tabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(name);
    return channel;
  };
  return {
    tell: (message) => open()?.postMessage(message),
    listen: (hear) => {
      const receive = (event: MessageEvent<unknown>) => {
        const message = z.safeParse(tabMessage, event.data);
        if (message.success) hear(message.data);
      };
      const opened = open();
      opened?.addEventListener('message', receive);
      return () => opened?.removeEventListener('message', receive);
    },
  };
}
