import { vi } from 'vitest';

/** What is waited for comes at once on a quiet machine; on a busy one it may take a while, and is no failure. In ms. */
const PATIENCE_MS = 10_000;

const { waitFor, waitUntil } = vi;
const patient = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
