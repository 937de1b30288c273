import { afterEach, describe, expect, it } from 'vitest';
import { isBusy, markBusy } from './busy';

describe('busy', () => {
  afterEach(() => {
    markBusy('typing', false);
    markBusy('call', false);
  });

  it('until the last thing in progress has ended', () => {
    expect(isBusy()).toBe(false);
    markBusy('typing', true);
    markBusy('call', true);
    markBusy('typing', false);
    expect(isBusy()).toBe(true);
    markBusy('call', false);
    expect(isBusy()).toBe(false);
  });

  it('counting the same thing once', () => {
    markBusy('typing', true);
    markBusy('typing', true);
    markBusy('typing', false);
    expect(isBusy()).toBe(false);
  });
});
