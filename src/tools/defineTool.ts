import type { ComponentType } from 'react';

/** What the product needs to know of a tool; everything else stays in its folder. */
export interface Tool {
  /** The folder's name and the namespace of its texts; its name in menus is `tools.<id>` of the shell's catalogue. */
  id: string;
  path: `/${string}`;
  /** Further addresses that lead to it. */
  aliases?: readonly `/${string}`[];
  /** Catalogues besides its own and the tools' that its first picture reads. */
  namespaces?: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}

export const defineTool = (tool: Tool): Tool => tool;
