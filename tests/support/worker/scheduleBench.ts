import { vi } from 'vitest';
import type { Occurrence } from '../../../src/contracts/reminders';
import type { PushOutcome } from '../../../worker-api/reminders/pushAnswer';
import { ReminderSchedule } from '../../../worker-api/reminders/ReminderSchedule';
import { sendPush } from '../../../worker-api/reminders/sendPush';
import type { Subscriber } from '../../../worker-api/reminders/subscriber';
import { edgeRuntime, type LogLine } from '../../../worker-api/runtime';
import { START } from './exampleReminders';
import { objectState } from './objectState';

const SENT: PushOutcome = { kind: 'sent', status: 201 };
const KEYS = { getByName: () => ({ keyPair: async () => ({ publicKey: 'public', privateKey: 'private' }) }) };

/** The object of one subscription, with its own storage and clock. Tests that use it mock `./sendPush`. */
export function scheduleBench() {
  const state = objectState();
  const lines: LogLine[] = [];
  const sent: { occurrence: Occurrence; to: Subscriber; at: number }[] = [];
  const bench = {
    now: START,
    state,
    lines,
    /** Every push that was started. */
    sent,
    /** What happens while the object waits for an imminent time. */
    meanwhile: async (): Promise<unknown> => undefined,
    /** How the push service answers. */
    answer: (_occurrence: Occurrence): PushOutcome | Promise<PushOutcome> => SENT,
    object: open(),
    /** A new instance over the same storage, as after a restart. */
    restart() {
      bench.object = open();
    },
    ids: () => sent.map(({ occurrence }) => occurrence.id),
    /** Lets time pass until `end`, ringing every alarm on the way. */
    async run(end: number) {
      for (let at = state.alarmAt(); at !== null && at <= end; at = state.alarmAt()) {
        bench.now = Math.max(bench.now, at);
        state.takeAlarm();
        await bench.object.alarm();
      }
      bench.now = end;
    },
  };
  vi.spyOn(edgeRuntime, 'now').mockImplementation(() => bench.now);
  vi.spyOn(edgeRuntime, 'sleep').mockImplementation(async (ms) => {
    await bench.meanwhile();
    bench.now += ms;
  });
  vi.spyOn(edgeRuntime, 'log').mockImplementation((line) => void lines.push(line));
  vi.mocked(sendPush).mockImplementation(async (occurrence, to) => {
    sent.push({ occurrence, to, at: bench.now });
    return bench.answer(occurrence);
  });
  return bench;

  function open(): ReminderSchedule {
    return Reflect.construct(ReminderSchedule, [state.ctx, { VAPID_KEYS: KEYS }]);
  }
}
