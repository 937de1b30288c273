import { describe, expect, it } from 'vitest';
import { builtPath } from '../../src/app/reminders/builtPath';
import { sidebarLinks } from '../../src/app/sidebarLinks';
import { KINDS } from '../../src/domain/reminders/kinds';
import { tools } from '../../src/tools/registry';

/** Specification: the sidebar's links. */
const SPECIFIED_LINKS = 8;

describe('links to what is not built yet', () => {
  it('there is none in the specified sidebar', () => {
    expect(sidebarLinks.map(({ path }) => path)).toHaveLength(SPECIFIED_LINKS);
  });

  it('nor among the targets of notifications', () => {
    const targets = Object.values(KINDS).map(({ target }) => target);
    expect(targets.filter((target) => builtPath(target) !== target)).toEqual([]);
  });

  it('no tool is listed twice, nor two at one address', () => {
    const addresses = tools.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  });
});
