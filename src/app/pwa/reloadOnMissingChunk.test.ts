import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnMissingChunk';

const missing = (file: string) => new TypeError(`Failed to fetch dynamically imported module: /assets/${file}.js`);

function page({ state = null as unknown, onLine = true } = {}) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return { history, onLine, reload: vi.fn() };
}

describe('a part of the app that cannot be loaded', () => {
  it('reloads the page once, and not again for the same part', () => {
    const open = page();
    reloadOnce(missing('Settings-1'), open);
    reloadOnce(missing('Settings-1'), open);
    expect(open.reload).toHaveBeenCalledOnce();
  });

  it('reloads again for another part: that is another deploy', () => {
    const open = page();
    reloadOnce(missing('Settings-1'), open);
    reloadOnce(missing('Settings-2'), open);
    expect(open.reload).toHaveBeenCalledTimes(2);
  });

  it("keeps the router's own state of the entry", () => {
    const open = page({ state: { key: 'abc', idx: 3 } });
    reloadOnce(missing('Settings-1'), open);
    expect(open.history.state).toMatchObject({ key: 'abc', idx: 3 });
  });

  it('does not throw away an open page without a network', () => {
    const open = page({ onLine: false });
    reloadOnce(missing('Settings-1'), open);
    expect(open.reload).not.toHaveBeenCalled();
    expect(open.history.state).toBeNull();
  });
});
