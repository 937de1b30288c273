import { describe, expect, it } from 'vitest';
import { builtPath } from '../../src/app/reminders/builtPath';
import { waitingLinks } from '../../src/app/sidebarLinks';
import { KINDS } from '../../src/domain/reminders/kinds';
import { tools } from '../../src/tools/registry';

describe('links to what is not built yet', () => {
  it('are those of the specified sidebar whose tool is still to come, and nothing else', () => {
    expect(waitingLinks.map(({ path }) => path)).toEqual([
      '/user-dashboard',
      '/conversion-planner',
      '/performance-analyzer',
    ]);
  });

  it('and the targets of notifications, which open home until they are built', () => {
    const targets = Object.values(KINDS).map(({ target }) => target);
    expect(targets.filter((target) => builtPath(target) !== target)).toEqual([
      '/publishing-scheduler',
      '/pre-publication-checklist',
    ]);
  });

  it('no tool is listed twice, nor two under one address', () => {
    const addresses = tools.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  });
});
