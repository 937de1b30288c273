/** The tools that are asked for from a product, the most wanted first; each takes its name (`?product=…`). */
export const TOOLS_FOR_PRODUCT = [
  '/viral-script-generator',
  '/title-generator',
  '/description-generator',
  '/creative-formats',
  '/tiktok-live-planner',
  '/viral-video-structure',
] as const;
