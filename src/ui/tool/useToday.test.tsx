// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday';

function Day() {
  return <output>{useToday()}</output>;
}

const day = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Paris');
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:00Z') });
  render(<Day />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('the same all day, changing at local midnight, and at the next', () => {
  expect(day()).toBe('2026-12-31');
  act(() => vi.advanceTimersByTime(59_999));
  expect(day()).toBe('2026-12-31');
  act(() => vi.advanceTimersByTime(1));
  expect(day()).toBe('2027-01-01');
  act(() => vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(day()).toBe('2027-01-02');
});

it('changes when the page is seen again after sleeping, when no timer ran', () => {
  vi.setSystemTime(new Date('2027-01-02T08:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(day()).toBe('2027-01-02');
});

it('leaves nothing behind', () => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
