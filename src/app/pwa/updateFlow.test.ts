import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdateFlow, updateStore } from './updateFlow';

const offered = () => updateStore.getState().apply;

function page({ controlled = true, inUse = true, waits = true } = {}) {
  const reload = vi.fn();
  const takeOver = vi.fn(() => waits);
  const takeOverWhenIdle = vi.fn();
  const now = { inUse };
  const flow = createUpdateFlow({ controlled, isInUse: () => now.inUse, takeOver, takeOverWhenIdle, reload });
  return { now, flow, reload, takeOver, takeOverWhenIdle };
}

beforeEach(() => updateStore.setState({ apply: undefined }));

describe('a new version, while the page is in use', () => {
  it('is offered and waits: nothing is reloaded while it is being used', () => {
    const { flow, reload, takeOver, takeOverWhenIdle } = page();
    expect(offered()).toBeUndefined();
    flow.waiting();
    expect(offered()).toBeDefined();
    expect(takeOver).not.toHaveBeenCalled();
    expect(takeOverWhenIdle).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes over on agreement, and the page is reloaded only when the new worker controls it', () => {
    const { flow, reload, takeOver } = page();
    flow.waiting();
    offered()?.();
    expect(takeOver).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    flow.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once when the new worker has taken over in the meantime', () => {
    const { flow, reload } = page({ waits: false });
    flow.waiting();
    offered()?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it is when another window agreed, offers the reload, and does it once the page is left', () => {
    const { now, flow, reload } = page();
    flow.waiting();
    flow.controllerChanged();
    expect(reload).not.toHaveBeenCalled();
    expect(offered()).toBe(reload);
    flow.hidden();
    expect(reload).not.toHaveBeenCalled();
    now.inUse = false;
    flow.hidden();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a new version, while the page is not in use', () => {
  it('asks to take over by itself as soon as it waits', () => {
    const { flow, reload, takeOverWhenIdle } = page({ inUse: false });
    flow.waiting();
    expect(takeOverWhenIdle).toHaveBeenCalledOnce();
    flow.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks to take over when the page is left', () => {
    const { now, flow, takeOverWhenIdle } = page();
    flow.waiting();
    now.inUse = false;
    flow.hidden();
    expect(takeOverWhenIdle).toHaveBeenCalledOnce();
  });

  it('does not reload a page that came back into use in between', () => {
    const { now, flow, reload } = page({ inUse: false });
    flow.waiting();
    now.inUse = true;
    flow.controllerChanged();
    expect(reload).not.toHaveBeenCalled();
    expect(offered()).toBe(reload);
  });

  it('does nothing when a page is left and there is nothing new', () => {
    const { flow, reload, takeOverWhenIdle } = page({ inUse: false });
    flow.hidden();
    expect(takeOverWhenIdle).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('the very first worker is not an update', () => {
  const { flow, reload } = page({ controlled: false, inUse: false });
  flow.controllerChanged();
  expect(reload).not.toHaveBeenCalled();
  flow.controllerChanged();
  expect(reload).toHaveBeenCalledOnce();
});
