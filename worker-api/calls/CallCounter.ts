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
  /** Counts a call if it is within the limits; otherwise says after how many milliseconds it will be. */
  async count(call: LimitedCall): Promise<number | undefined> {
    const { kv } = this.ctx.storage;
    const { times, retryAfterMs } = admit(call, kv.get<number[]>(call) ?? [], Date.now());
    if (retryAfterMs !== undefined) return retryAfterMs;
    kv.put(call, times);
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY);
    return undefined;
  }

  /** Forgets the calls that no longer count; comes again while any is left. */
  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const now = Date.now();
    let left = 0;
    for (const call of calls) {
      const times = recent(call, kv.get<number[]>(call) ?? [], now);
      left += times.length;
      if (times.length > 0) kv.put(call, times);
      else kv.delete(call);
    }
    if (left > 0) await this.ctx.storage.setAlarm(now + CLEAN_EVERY);
    else await this.ctx.storage.deleteAll();
  }
}
