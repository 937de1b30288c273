import * as z from 'zod/mini';

/** The tools whose texts are for a live. */
const LIVE_TOOLS: readonly unknown[] = ['live-script', 'live-plan', 'live-by-niche', 'weekly-live'];

const videoListV2 = z.looseObject({ items: z.array(z.looseObject({ sourceTool: z.optional(z.unknown()) })) });

/** From version 2 to 3: what a live tool kept is a live. */
export function livesFromScripts(data: unknown): unknown {
  const { items, ...rest } = z.parse(videoListV2, data);
  return {
    ...rest,
    items: items.map((item) => (LIVE_TOOLS.includes(item.sourceTool) ? { ...item, kind: 'live' } : item)),
  };
}
