import type { ParseKeys } from 'i18next';
import { toolAt } from '../tools/registry';

/** The sidebar's links in the order of the specification, with their names in the shell's catalogue. */
const SPECIFIED = [
  { path: '/user-dashboard', labelKey: 'sidebar.plan' },
  { path: '/daily-viral-alerts?tab=guide', labelKey: 'sidebar.worksNow' },
  { path: '/weekly-content-planner', labelKey: 'sidebar.strategy' },
  { path: '/conversion-planner', labelKey: 'sidebar.calendar' },
  { path: '/viral-video-structure-generator', labelKey: 'sidebar.script' },
  { path: '/daily-recommendations', labelKey: 'sidebar.products' },
  { path: '/creative-formats', labelKey: 'sidebar.styles' },
  { path: '/performance-analyzer', labelKey: 'sidebar.analytics' },
] as const;

/**
 * `nameKey`: the tool's own name, shown beneath where the specification uses another word. A link without its tool would
 * not be offered (tests/contract/waitingLinks.test.ts).
 */
export const sidebarLinks = SPECIFIED.flatMap(({ path, labelKey }) => {
  const tool = toolAt(pathOnly(path));
  return tool ? [{ path, labelKey, nameKey: `tools.${tool.id}` as ParseKeys<'shell'>, id: tool.id }] : [];
});

function pathOnly(link: string): string {
  return link.split('?')[0] ?? link;
}
