import { afterEach, expect, it, vi } from 'vitest';
import { openTabs, type TabMessage } from './tabs';

afterEach(() => vi.unstubAllGlobals());

const heardBy = (name: string) => {
  const tabs = openTabs(name);
  let stop = () => {};
  const first = new Promise<TabMessage>((resolve) => {
    stop = tabs.listen(resolve);
  });
  return { tabs, first, stop };
};

it('tells the others, never itself', async () => {
  const here = openTabs('tabs-1');
  const heard: TabMessage[] = [];
  here.listen((message) => heard.push(message));
  const there = heardBy('tabs-1');
  here.tell({ kind: 'changed', keys: ['notes'] });
  expect(await there.first).toEqual({ kind: 'changed', keys: ['notes'] });
  expect(heard).toEqual([]);
  there.stop();
});

it('ignores anything that is not one of its messages', async () => {
  const there = heardBy('tabs-2');
  const stranger = new BroadcastChannel('tabs-2');
  stranger.postMessage({ kind: 'other' });
  stranger.postMessage('text');
  stranger.postMessage({ kind: 'replaced', keys: [] });
  expect(await there.first).toEqual({ kind: 'replaced', keys: [] });
  stranger.close();
  there.stop();
});

it('is alone when the browser has no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = openTabs('tabs-3');
  const heard: TabMessage[] = [];
  const stop = tabs.listen((message) => heard.push(message));
  expect(() => tabs.tell({ kind: 'changed', keys: [] })).not.toThrow();
  stop();
  expect(heard).toEqual([]);
});
