import { afterAll, describe, expect, it } from 'vitest';
import { startPushingWorker, until } from '../fixtures/pushingWorker';
import { accepts, type PushBehaviour } from '../fixtures/pushService';
import { bearer, justDue, remindersBody, subscribe } from '../fixtures/reminders';

const ROUNDS = process.env.FULL ? 20 : 3;
/** When workerd is killed: the schedule saved, the n-th push begun, received completely, answered. */
const MOMENTS = ['saved', 'begun', 'come', 'answered'] as const;
const NAMES = ['a', 'b', 'c'];

const { service, worker, stop } = await startPushingWorker();
afterAll(stop);

/** Kills at a moment of the n-th of three pushes; returns the names of those that arrived, in order. */
async function killAt(moment: (typeof MOMENTS)[number], nth: number): Promise<string[]> {
  let restarted: Promise<void> | undefined;
  const kill = () => {
    restarted ??= worker.killAndRestart();
  };
  const atNth: Record<typeof moment, PushBehaviour> = {
    saved: accepts,
    begun: accepts,
    come: kill,
    answered: (_, response) => void response.writeHead(201).end(kill),
  };
  const before = Array.from({ length: nth - 1 }, () => accepts);
  const subscriber = service.subscribe(...before, atNth[moment], accepts);
  const names = () => subscriber.pushes.map(({ payload }) => payload.occurrence.reminderId);
  let connections = 0;
  service.on.connection = () => {
    connections += 1;
    if (moment === 'begun' && connections === nth) kill();
  };

  const reminders = NAMES.map((name) => justDue(name));
  const capability = await subscribe(worker, remindersBody(subscriber, reminders));
  if (moment === 'saved') kill();
  await until(() => restarted !== undefined);
  await restarted;
  await until(() => NAMES.every((name) => names().includes(name)));
  // One more reminder that is certain to come: when it does, whatever had to be sent again has come too.
  const body = remindersBody(subscriber, [...reminders, justDue('last')]);
  const renewed = await worker.call('/api/reminders', { method: 'PUT', body, headers: bearer(capability) });
  expect(renewed.status).toBe(204);
  await until(() => names().includes('last'));
  return names();
}

describe('workerd killed between the alarm and the end of sending', () => {
  it.each(
    Array.from({ length: ROUNDS }, (_, round) => {
      const moment = MOMENTS[(round + 1) % MOMENTS.length] ?? 'begun';
      return { round: round + 1, moment, nth: 1 + ((round * 2) % NAMES.length) };
    }),
  )(
    '$round: push $nth $moment: nothing is lost, at most the one in flight comes again',
    async ({ moment, nth }) => {
      const names = await killAt(moment, nth);
      expect(new Set(names)).toEqual(new Set([...NAMES, 'last']));
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      expect(twice.length).toBeLessThanOrEqual(1);
      // On a slow machine the next one may have left before the kill.
      if (moment !== 'saved') expect([[], [NAMES[nth - 1]], [NAMES[nth]]]).toContainEqual(twice);
      expect(service.faults).toEqual([]);
    },
    60_000,
  );
});
