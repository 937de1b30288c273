/** Changes after which the product does the same, by the mutant's key, and why no test can notice them. */
export const EQUIVALENT: ReadonlyMap<string, string> = new Map([
  [
    'worker-api/calls/CallCounter.ts | not awaited | if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY); | await this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY) → this.ctx.storage.setAlarm(Date.now() + CLEAN_EVERY)',
    'nothing comes after it, and a Durable Object’s own gate waits for its writes',
  ],
  [
    'worker-api/video/base64Decoder.ts | boundary | if (this.#out.length < most) this.#out = new Uint8Array(most); | < → <=',
    'memory of the same size is taken anew, and all of it that is returned is written first',
  ],
]);
