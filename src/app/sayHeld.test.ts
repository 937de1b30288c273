// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import shell from '../i18n/locales/fr/shell.labels.json';
import { HELD_MS, sayHeld } from './sayHeld';

beforeAll(() => startI18n('fr', () => Promise.resolve(shell), ['shell']));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const said = () => document.querySelector('[role=alert]')?.textContent;

it('storage that another tab holds is announced within two seconds, and the note goes when it answers', async () => {
  let resolve: () => void = () => undefined;
  const reading = sayHeld(
    new Promise((answer) => {
      resolve = answer;
    }),
  );
  await vi.advanceTimersByTimeAsync(HELD_MS - 1);
  expect(said()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toBe(shell.storage.held);
  expect(HELD_MS).toBeLessThan(2000);
  resolve();
  await reading;
  expect(said()).toBeUndefined();
});

it('storage that answers or fails shows no such note', async () => {
  await sayHeld(Promise.resolve());
  await expect(sayHeld(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect(said()).toBeUndefined();
});
