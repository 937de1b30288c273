import { DurableObject } from 'cloudflare:workers';
import { LIMITS, type LimitedCall } from '../../src/contracts/limits';
import { admit, recent } from './admit';

export const SAVE_AFTER = 1000;
export const CLEAN_EVERY = 60 * 60_000;
const calls = Object.keys(LIMITS) as LimitedCall[];

/**
 * Counts the calls of one client: one object per client, and counting is synchronous, so that parallel calls cannot
 * slip past a limit. It keeps only times, and nothing at all a day after the last call.
 */
export class CallCounter extends DurableObject {
  readonly #times = new Map<LimitedCall, number[]>();
  #isSaving = false;

  /** Counts a call that is within the limits; otherwise returns how many milliseconds until it would be. */
  count(call: LimitedCall): number | undefined {
    const { times, retryAfterMs } = admit(call, this.#read(call), Date.now());
    if (retryAfterMs !== undefined) return retryAfterMs;
    this.#times.set(call, times);
    if (!this.#isSaving) this.ctx.waitUntil(this.#saveSoon());
    return undefined;
  }

  /** Forgets the calls that no longer count; runs again as long as any are left. */
  override async alarm(): Promise<void> {
    if (this.#store() > 0) await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY);
    else await this.ctx.storage.deleteAll();
  }

  /**
   * Batches the calls of one moment into one write, so that no answer waits for the disk. A crash forgets only that
   * moment.
   */
  async #saveSoon(): Promise<void> {
    this.#isSaving = true;
    await scheduler.wait(SAVE_AFTER);
    this.#isSaving = false;
    this.#store();
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY);
  }

  #read(call: LimitedCall): number[] {
    return this.#times.get(call) ?? this.ctx.storage.kv.get<number[]>(call) ?? [];
  }

  /** Writes the calls that still count; returns how many there are. */
  #store(): number {
    const { kv } = this.ctx.storage;
    let remaining = 0;
    for (const call of calls) {
      const times = recent(call, this.#read(call), Date.now());
      this.#times.set(call, times);
      if (times.length > 0) kv.put(call, times);
      else kv.delete(call);
      remaining += times.length;
    }
    return remaining;
  }
}
