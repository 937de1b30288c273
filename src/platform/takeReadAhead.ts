import { withinLimit } from '../lib/withinLimit';
import type { Entries } from './storage';

declare global {
  /**
   * The database entries that a script in the page's head reads while the other scripts load; undefined if it could
   * not.
   */
  var entriesReadAhead: Promise<Entries | undefined> | undefined;
}

/** In ms: after this the app reads by itself. */
const PATIENCE_MS = 500;

/** Takes what the page's head has read (start/readAhead.ts). Only a start finds something, and only once. */
export async function takeReadAhead(): Promise<Entries | undefined> {
  const reading = globalThis.entriesReadAhead;
  globalThis.entriesReadAhead = undefined;
  return reading && withinLimit(reading, PATIENCE_MS).catch(() => undefined);
}
