import { fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { PushSubscriptionBody, ScheduledReminder } from '../../src/contracts/reminders';
import { remindersBody, subscribe } from '../fixtures/reminders';
import { type RunningWorker, startWorker } from '../fixtures/worker';
import type { Told } from './pushReceiver.ts';

const MINUTE = 60_000;
const ZONES = ['Europe/Paris', 'Europe/Brussels', 'America/Toronto', 'Africa/Abidjan', 'Indian/Reunion'];
/**
 * In ms. Subscribing takes part of it; during the rest workerd puts every object to sleep, which it does after 10 s.
 */
const AHEAD_MS = 75_000;
const ASLEEP_MS = 20_000;
const CLIENTS = 8;
const PATIENCE_MS = 60_000;
/** In ms, for pushes that come a second time: not before 5 s. */
const AFTERWARDS_MS = 7000;

export interface SentMinute {
  /** Pushes that came exactly once, and not before they were due. */
  sent: number;
  /** In seconds after the minute began, for each of them. */
  late: number[];
}

/** Subscribes this many devices, all to be reminded in the same minute, and watches their pushes arrive. */
export async function sendMinute(devices: number): Promise<SentMinute> {
  const receiver = await startReceiver();
  const worker = await startWorker({ TEST_LIFT_LIMITS: 'yes', TEST_PUSH_HOST: receiver.host });
  try {
    const due = Math.ceil((Date.now() + AHEAD_MS) / MINUTE) * MINUTE;
    const paths = Array.from({ length: devices }, (_, device) => `/push/${device}`);
    await subscribeAll(worker, receiver.host, paths, due);
    if (Date.now() + ASLEEP_MS > due) throw new Error(`Subscribing ${devices} devices took too long`);

    await wait(due - Date.now());
    let arrivals = await receiver.arrivals();
    while (arrivals.length < devices && Date.now() < due + PATIENCE_MS) {
      await wait(500);
      arrivals = await receiver.arrivals();
    }
    await wait(AFTERWARDS_MS);
    return sentOf(await receiver.arrivals(), due);
  } finally {
    await worker.stop();
    receiver.stop();
  }
}

function sentOf(arrivals: readonly [path: string, at: number][], due: number): SentMinute {
  const times = new Map<string, number[]>();
  for (const [path, at] of arrivals) times.set(path, [...(times.get(path) ?? []), at]);
  const late = [...times.values()].flatMap(([at = 0, again]) =>
    again === undefined && at >= due ? [(at - due) / 1000] : [],
  );
  return { sent: late.length, late };
}

/** Like real devices: the key is requested before the first one subscribes. */
async function subscribeAll(worker: RunningWorker, host: string, paths: readonly string[], due: number): Promise<void> {
  await (await worker.call('/api/reminders/key')).text();
  const left = paths.map((path, index) => ({ path, zone: ZONES[index % ZONES.length] ?? 'UTC' }));
  const client = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const subscription = newSubscription(`http://${host}${next.path}`);
      await subscribe(worker, remindersBody({ subscription }, [everyDayAt(due, next.zone)]));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

function newSubscription(endpoint: string): PushSubscriptionBody {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** A weekly reminder at the zone's wall-clock time at `due` (ms since 1970). */
function everyDayAt(due: number, zone: string): ScheduledReminder {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const schedule = { repeat: 'weekly' as const, weekdays: [1, 2, 3, 4, 5, 6, 7], time: clock.format(due), zone };
  return { id: 'evening', kind: 'live', schedule, setAt: new Date().toISOString() };
}

/** Starts the push service in a process of its own, so that its work takes no time from this one. */
async function startReceiver() {
  const child = fork('tests/bench/pushReceiver.ts');
  const told = async (): Promise<Told> => (await once(child, 'message'))[0];
  const first = await told();
  if (!('port' in first)) throw new Error('The push service names no port');
  return {
    host: `127.0.0.1:${first.port}`,
    async arrivals() {
      child.send('arrivals');
      const answer = await told();
      return 'arrivals' in answer ? answer.arrivals : [];
    },
    stop: () => void child.kill(),
  };
}
