import { withinLimit } from '../lib/withinLimit';
import type { Entries } from './storage';

declare global {
  /** What the page's head reads from the database while the scripts come; undefined where it could not. */
  var entriesReadAhead: Promise<Entries | undefined> | undefined;
}

/** After so long the app reads by itself, ms. */
const PATIENCE_MS = 500;

/** Takes what the page's head has read (start/readAhead.ts); only a start finds something, and only once. */
export async function takeReadAhead(): Promise<Entries | undefined> {
  const reading = globalThis.entriesReadAhead;
  globalThis.entriesReadAhead = undefined;
  return reading && withinLimit(reading, PATIENCE_MS).catch(() => undefined);
}
