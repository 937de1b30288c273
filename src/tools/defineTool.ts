import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** What the product needs to know of a tool at its start; everything else stays in its folder. */
export interface Tool {
  /** The folder's name and the namespace of its texts; its name in menus is `tools.<id>` of the shell's catalogue. */
  id: string;
  path: `/${string}`;
  /** Further addresses that lead to it. */
  aliases?: readonly `/${string}`[];
  /** Catalogues that its first paint reads, besides its own and the tools' shared one. */
  namespaces?: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A tool's picture in menus, and what the search finds it by besides its name and its job, which are labels; in its
 * `menu.ts`, which only they load.
 */
export interface ToolMenu {
  icon: LucideIcon;
  /**
   * What people who look for it type, most telling first. Case, accents, plurals and one wrong letter do not matter.
   */
  keywords: { fr: readonly string[]; en: readonly string[] };
}

export const defineTool = (tool: Tool): Tool => tool;
