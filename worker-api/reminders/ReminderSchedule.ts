import { DurableObject } from 'cloudflare:workers';
import type { Occurrence, ScheduledReminder } from '../../src/contracts/reminders';
import { TTL_MS } from '../../src/domain/reminders/kinds';
import { snoozedOccurrence } from '../../src/domain/reminders/snooze';
import { checkEnv } from '../env';
import { edgeRuntime } from '../runtime';
import { type Agenda, dueSoon, lookAhead, renewed, withAttempt, withSettled, withSnooze } from './agenda';
import { type PushOutcome, pauseMs } from './pushAnswer';
import { type PushSettings, sendPush } from './sendPush';
import type { Subscriber } from './subscriber';
import { type VapidKeyStore, vapidKeyPair, vapidSubjectOf } from './vapid';

interface Held {
  subscriber: Subscriber;
  agenda: Agenda;
}
const HELD = 'held';

/**
 * The reminders of one device, sent as web pushes. One object per subscription, reached only by its capability, with
 * one alarm that wakes it a moment before whatever comes next. The outcome of a push is on disk before the next one
 * leaves, and an occurrence is sent under its id, so a kill repeats at most the push in flight. Nothing is written
 * before the first push: that would only take time.
 */
export class ReminderSchedule extends DurableObject<{ VAPID_KEYS: VapidKeyStore }> {
  /** Being sent by this instance; whatever an earlier instance began may be sent again. */
  readonly #inFlight = new Set<string>();
  /** How often the stored data has changed since this instance began. */
  #changes = 0;

  /** Holds these reminders from now on. If `isNew` is false and nothing is held, does nothing and returns false. */
  async save(subscriber: Subscriber, reminders: ScheduledReminder[], { isNew }: { isNew: boolean }): Promise<boolean> {
    const held = this.#held();
    if (!held && !isNew) return false;
    this.#keep({ subscriber, agenda: renewed(held?.agenda, reminders, edgeRuntime.now()) });
    await this.#arm();
    return true;
  }

  /** Deletes everything, including the alarm. */
  async remove(): Promise<void> {
    this.#changes += 1;
    await this.ctx.storage.deleteAll();
  }

  /** Sends an occurrence once more in ten minutes. False if nothing is held. */
  snooze(occurrence: Occurrence): Promise<boolean> {
    const now = edgeRuntime.now();
    return this.#change((agenda) => withSnooze(agenda, occurrence, snoozedOccurrence(occurrence, now), now));
  }

  /** Notes that the device has shown an occurrence, so that it is not sent. False if nothing is held. */
  shown(occurrence: Occurrence): Promise<boolean> {
    return this.#change((agenda) => withSettled(agenda, occurrence, edgeRuntime.now()));
  }

  /**
   * Sends what is due, and at its time what will be due in a moment. Whether it rings early, late or twice, each
   * occurrence is sent once.
   */
  override async alarm(): Promise<void> {
    try {
      for (let due = this.#firstDue(); due; due = this.#firstDue()) await this.#send(due);
    } finally {
      await this.#arm();
    }
  }

  async #send(occurrence: Occurrence): Promise<void> {
    const held = this.#held();
    if (!held) return;
    const attempt = (held.agenda.attempts[occurrence.id]?.made ?? 0) + 1;
    const { subscriber } = held;
    const changes = this.#changes;
    this.#inFlight.add(occurrence.id);
    try {
      const settings = await this.#settingsFor(subscriber).catch(() => undefined);
      await sleepUntil(occurrence.at);
      // In the meantime the device may have renewed it, removed it or shown it.
      if (changes !== this.#changes) return;
      const outcome: PushOutcome = settings
        ? await sendPush(occurrence, subscriber, settings, edgeRuntime)
        : { kind: 'delayed' };
      this.#log(occurrence, subscriber, outcome);
      await this.#settle(occurrence, subscriber, outcome, attempt);
    } finally {
      this.#inFlight.delete(occurrence.id);
    }
  }

  /** Undefined if the environment is wrong; that may still be put right. */
  async #settingsFor({ origin }: Subscriber): Promise<PushSettings | undefined> {
    const check = checkEnv(this.env);
    if (!check.ok) return undefined;
    const pair = await vapidKeyPair(check.config, this.env.VAPID_KEYS);
    return { vapid: { ...pair, subject: vapidSubjectOf(check.config, origin) }, testHost: check.config.testPushHost };
  }

  /**
   * Records the outcome of a push in the current data: while the push was under way, the device may have changed or
   * deleted it.
   */
  async #settle(occurrence: Occurrence, sentTo: Subscriber, outcome: PushOutcome, made: number): Promise<void> {
    const held = this.#held();
    if (!held) return;
    const now = edgeRuntime.now();
    const { subscriber, agenda } = held;
    if (outcome.kind === 'gone' && subscriber.subscription.endpoint === sentTo.subscription.endpoint) {
      await this.remove();
      return;
    }
    const isAgain = outcome.kind === 'delayed' || outcome.kind === 'gone';
    const retryAt = now + (outcome.kind === 'delayed' ? pauseMs(made, outcome.retryAfterMs) : 0);
    this.#keep({
      subscriber,
      agenda:
        isAgain && retryAt < occurrence.at + TTL_MS
          ? withAttempt(agenda, occurrence, made, retryAt)
          : withSettled(agenda, occurrence, now),
    });
  }

  /** A line for the operator: nothing in it identifies the device. */
  #log({ kind, at }: Occurrence, { subscription }: Subscriber, outcome: PushOutcome): void {
    edgeRuntime.log({
      level: outcome.kind === 'refused' ? 'error' : 'info',
      event: `push ${outcome.kind}`,
      service: new URL(subscription.endpoint).hostname,
      reminder: kind,
      status: outcome.status,
      why: outcome.kind === 'refused' ? outcome.why : undefined,
      lateMs: edgeRuntime.now() - at,
    });
  }

  async #change(change: (agenda: Agenda) => Agenda): Promise<boolean> {
    const held = this.#held();
    if (!held) return false;
    this.#keep({ ...held, agenda: change(held.agenda) });
    await this.#arm();
    return true;
  }

  #firstDue(): Occurrence | undefined {
    const held = this.#held();
    return held && dueSoon(held.agenda, edgeRuntime.now(), this.#inFlight);
  }

  /** Sets the alarm to whatever comes next; deletes everything when nothing does. */
  async #arm(): Promise<void> {
    const held = this.#held();
    if (!held) return;
    const ahead = lookAhead(held.agenda, edgeRuntime.now());
    if (!ahead) return this.remove();
    this.#keep({ ...held, agenda: ahead.agenda });
    await this.ctx.storage.setAlarm(ahead.wakeAt);
  }

  #held(): Held | undefined {
    return this.ctx.storage.kv.get<Held>(HELD);
  }

  #keep(held: Held): void {
    this.#changes += 1;
    this.ctx.storage.kv.put<Held>(HELD, held);
  }
}

/** Resolves at that time, in ms since 1970; a timer may ring a little early. */
async function sleepUntil(at: number): Promise<void> {
  const { signal } = new AbortController();
  for (let msLeft = at - edgeRuntime.now(); msLeft > 0; msLeft = at - edgeRuntime.now())
    await edgeRuntime.sleep(msLeft, signal);
}
