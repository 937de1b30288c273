import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnMissingChunk';

function page({ state = null as unknown, isNewer = true } = {}) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return { history, hasNewer: async () => isNewer, reload: vi.fn() };
}

describe('a part of the app that cannot be loaded', () => {
  it('reloads the page once for a version, however many parts are missing', async () => {
    const open = page();
    await Promise.all([reloadOnce('/assets/index-1.js', open), reloadOnce('/assets/index-1.js', open)]);
    await reloadOnce('/assets/index-1.js', open);
    expect(open.reload).toHaveBeenCalledOnce();
  });

  it('reloads again when the page is of another version: that is another deploy', async () => {
    const open = page();
    await reloadOnce('/assets/index-1.js', open);
    await reloadOnce('/assets/index-2.js', open);
    expect(open.reload).toHaveBeenCalledTimes(2);
  });

  it("keeps the router's own state in the history entry", async () => {
    const open = page({ state: { key: 'abc', idx: 3 } });
    await reloadOnce('/assets/index-1.js', open);
    expect(open.history.state).toMatchObject({ key: 'abc', idx: 3 });
  });

  it('does not reload an open page where there is no other version', async () => {
    const open = page({ isNewer: false });
    await reloadOnce('/assets/index-1.js', open);
    expect(open.reload).not.toHaveBeenCalled();
    expect(open.history.state).toBeNull();
  });
});
