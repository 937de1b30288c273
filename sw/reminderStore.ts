import { get, type UseStore, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { DATABASE } from '../src/contracts/database';
import { type Occurrence, occurrence, type ReminderDevice, reminderDevice } from '../src/contracts/reminders';
import { REMINDER_KEYS } from '../src/contracts/storageKeys';
import { TTL_MS } from '../src/domain/reminders/kinds';
import { openStore } from '../src/lib/openStore';
import { withinLimit } from '../src/lib/withinLimit';

/** How many occurrences the ledger remembers: far more than can still be pushed. */
export const LEDGER_SIZE = 200;
/** In ms. A push has to show something while the browser still waits, and some versions of Safari never answer. */
export const ANSWER_LIMIT_MS = 3000;

const ledger = z.catch(z.record(z.string(), z.number()), {});
const snoozes = z.catch(z.array(occurrence), []);

const open = () => openStore(DATABASE.name, DATABASE.table);
let connection = open();

/** Tries a second time over a fresh connection, since iOS drops connections in the background. */
function attempt<R>(work: (connection: UseStore) => Promise<R>): Promise<R> {
  return tryOnce(work).catch(() => tryOnce(work));
}

async function tryOnce<R>(work: (connection: UseStore) => Promise<R>): Promise<R> {
  try {
    return await withinLimit(work(connection), ANSWER_LIMIT_MS);
  } catch (error) {
    connection = open();
    throw error;
  }
}

/** What the page left for showing reminders; undefined when there is nothing or it cannot be read. Never rejects. */
export async function readDevice(): Promise<ReminderDevice | undefined> {
  const stored = await attempt((store) => get<unknown>(REMINDER_KEYS.device, store)).catch(() => undefined);
  return z.safeParse(reminderDevice, stored).data;
}

/**
 * True for the first caller to claim an occurrence by any of its names, on whatever layer: that one shows it. `now` is
 * in ms. Without storage everybody is first, since twice is better than never. Never rejects.
 */
export async function claim(names: readonly string[], now: number): Promise<boolean> {
  let isFirst: boolean | undefined;
  const enter = (stored: unknown) => {
    const entries = z.parse(ledger, stored);
    const isEntered = names.some((name) => Object.hasOwn(entries, name));
    // A second attempt may find what the first one wrote: the first look counts.
    isFirst ??= !isEntered;
    return isEntered ? stored : newest({ ...entries, ...Object.fromEntries(names.map((name) => [name, now])) });
  };
  await attempt((store) => update<unknown>(REMINDER_KEYS.shown, enter, store)).catch(() => undefined);
  return isFirst ?? true;
}

function newest(shown: Record<string, number>): Record<string, number> {
  const entries = Object.entries(shown).sort(([, one], [, other]) => other - one);
  return Object.fromEntries(entries.slice(0, LEDGER_SIZE));
}

/**
 * Keeps a snooze for the page to show, and drops those too old to be shown. `now` is in ms. Rejects if it cannot be
 * kept.
 */
export async function addSnooze(snooze: Occurrence, now: number): Promise<void> {
  const add = (stored: unknown) => [
    ...z.parse(snoozes, stored).filter(({ id, at }) => id !== snooze.id && at > now - TTL_MS),
    snooze,
  ];
  await attempt((store) => update<unknown>(REMINDER_KEYS.snoozed, add, store));
}
