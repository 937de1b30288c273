import { checklist } from './checklist';
import { contentTracker } from './content-tracker';
import { conversionPlanner } from './conversion-planner';
import { creativeFormats } from './creative-formats';
import { dailyProduct } from './daily-product';
import { dashboard } from './dashboard';
import type { Tool } from './defineTool';
import { descriptions } from './descriptions';
import { geoProducts } from './geo-products';
import { hub } from './hub';
import { liveByNiche } from './live-by-niche';
import { livePlan } from './live-plan';
import { liveScript } from './live-script';
import { performanceAnalyzer } from './performance-analyzer';
import { postingStrategy } from './posting-strategy';
import { publishingScheduler } from './publishing-scheduler';
import { setupGuide } from './setup-guide';
import { shopScript } from './shop-script';
import { titles } from './titles';
import { videoEditing } from './video-editing';
import { videoStructure } from './video-structure';
import { viralAlert } from './viral-alert';
import { weeklyContent } from './weekly-content';
import { weeklyLive } from './weekly-live';
import { weeklyStrategy } from './weekly-strategy';

/**
 * Every tool, in the order of the menus. Routes, sidebar, search and the links in answers are derived from this list: a
 * tool that is not here is nowhere.
 */
export const tools: readonly Tool[] = [
  postingStrategy,
  livePlan,
  geoProducts,
  shopScript,
  creativeFormats,
  weeklyStrategy,
  viralAlert,
  dailyProduct,
  liveByNiche,
  weeklyLive,
  videoStructure,
  videoEditing,
  titles,
  descriptions,
  liveScript,
  weeklyContent,
  contentTracker,
  hub,
  dashboard,
  conversionPlanner,
  publishingScheduler,
  checklist,
  performanceAnalyzer,
  setupGuide,
];

export function toolAt(path: string): Tool | undefined {
  return tools.find((tool) => tool.path === path || tool.aliases?.some((alias) => alias === path));
}
