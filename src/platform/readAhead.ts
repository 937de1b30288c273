import { withinLimit } from '../lib/withinLimit';
import type { Entries } from './storage';

declare global {
  interface Window {
    /** What the page's head reads from the database while the scripts come; undefined where it could not. */
    entriesReadAhead?: Promise<Entries | undefined>;
  }
}

/** After so long the app reads by itself, ms. */
const PATIENCE_MS = 500;

/** Takes what the page's head has read (features/language/readAhead.js); only a start finds something, and only once. */
export async function takeReadAhead(): Promise<Entries | undefined> {
  const reading = window.entriesReadAhead;
  delete window.entriesReadAhead;
  return reading && withinLimit(reading, PATIENCE_MS).catch(() => undefined);
}
