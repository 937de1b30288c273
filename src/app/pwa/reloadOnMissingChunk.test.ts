import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnMissingChunk';

function page({ state = null as unknown, canBeNewer = true } = {}) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return { history, canBeNewer, reload: vi.fn() };
}

describe('a part of the app that cannot be loaded', () => {
  it('reloads the page once for a version, however many parts are missing', () => {
    const open = page();
    reloadOnce('/assets/index-1.js', open);
    reloadOnce('/assets/index-1.js', open);
    expect(open.reload).toHaveBeenCalledOnce();
  });

  it('reloads again when the page is of another version: that is another deploy', () => {
    const open = page();
    reloadOnce('/assets/index-1.js', open);
    reloadOnce('/assets/index-2.js', open);
    expect(open.reload).toHaveBeenCalledTimes(2);
  });

  it("keeps the router's own state of the entry", () => {
    const open = page({ state: { key: 'abc', idx: 3 } });
    reloadOnce('/assets/index-1.js', open);
    expect(open.history.state).toMatchObject({ key: 'abc', idx: 3 });
  });

  it('does not throw away an open page where nothing newer can come', () => {
    const open = page({ canBeNewer: false });
    reloadOnce('/assets/index-1.js', open);
    expect(open.reload).not.toHaveBeenCalled();
    expect(open.history.state).toBeNull();
  });
});
