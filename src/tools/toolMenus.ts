import type { ToolMenu } from './defineTool';

// Icons and keywords of all tools: only what opens after the first screen may import this.

const found = import.meta.glob<ToolMenu>('./*/menu.ts', { eager: true, import: 'menu' });

/** Every tool's menu by the tool's id, found by file. */
export const toolMenus: ReadonlyMap<string, ToolMenu> = new Map(
  Object.entries(found).map(([path, menu]) => [path.split('/')[1] ?? '', menu]),
);
