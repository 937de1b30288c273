import { describe, expect, it } from 'vitest';
import { waitingLinks } from '../../src/app/sidebarLinks';
import { tools } from '../../src/tools/registry';

describe('links to what is not built yet', () => {
  it('are those of the specified sidebar whose tool is still to come, and nothing else', () => {
    expect(waitingLinks.map(({ path }) => path)).toEqual([
      '/user-dashboard',
      '/daily-viral-alerts?tab=guide',
      '/weekly-content-planner',
      '/conversion-planner',
      '/viral-video-structure-generator',
      '/daily-recommendations',
      '/performance-analyzer',
    ]);
  });

  it('no tool is listed twice, nor two under one address', () => {
    const addresses = tools.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  });
});
