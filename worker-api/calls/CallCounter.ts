import { DurableObject } from 'cloudflare:workers';
import { LIMITS, type LimitedCall } from '../../src/contracts/limits';
import { admit, recent } from './admit';

const CLEAN_EVERY = 60 * 60_000;
const calls = Object.keys(LIMITS) as LimitedCall[];

/**
 * Counts one client's calls. It is one object a client, and what it does is synchronous up to the answer, so that
 * parallel calls cannot slip past the limit. It keeps times only, and nothing at all a day after the last call.
 */
export class CallCounter extends DurableObject {
  readonly #times = new Map<LimitedCall, number[]>();

  /** Counts a call if it is within the limits; otherwise says after how many milliseconds it will be. */
  count(call: LimitedCall): number | undefined {
    const { times, retryAfterMs } = admit(call, this.#read(call), Date.now());
    if (retryAfterMs === undefined) {
      this.#times.set(call, times);
      this.ctx.waitUntil(this.#save(call, times));
    }
    return retryAfterMs;
  }

  /** Forgets the calls that no longer count; comes again while any is left. */
  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const now = Date.now();
    let left = 0;
    for (const call of calls) {
      const times = recent(call, this.#read(call), now);
      left += times.length;
      this.#times.set(call, times);
      if (times.length > 0) kv.put(call, times);
      else kv.delete(call);
    }
    if (left > 0) await this.ctx.storage.setAlarm(now + CLEAN_EVERY);
    else await this.ctx.storage.deleteAll();
  }

  #read(call: LimitedCall): number[] {
    return this.#times.get(call) ?? this.ctx.storage.kv.get<number[]>(call) ?? [];
  }

  /** Begins after the answer: one that is given while something is being written waits for the disk. */
  async #save(call: LimitedCall, times: number[]): Promise<void> {
    await scheduler.wait(0);
    this.ctx.storage.kv.put(call, times);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY);
  }
}
