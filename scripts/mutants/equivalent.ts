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
  [
    'worker-api/video/base64Decoder.ts | number | #out = new Uint8Array(0); | 0 → 1',
    'the first call needs at least three bytes and takes memory anew',
  ],
  [
    'src/domain/products/typedProduct.ts | call left out | const first = (pattern: RegExp) => named.match(pattern)?.[0].trim(); | named.match(pattern)?.[0].trim() → named.match(pattern)?.[0]',
    'none of the three patterns can begin or end with white space',
  ],
  [
    "src/domain/products/typedProduct.ts | string | .replace(/^https?:\\/\\//i, '') | '' → 'mutant'",
    'it becomes part of the host, which is cut off',
  ],
  [
    "src/domain/products/describe.ts | method | const typed = recognised.is === 'kind' ? names.find((name) => name === recognised.name) : undefined; | find → findLast",
    'whichever is found is the same text as the one looked for',
  ],
  [
    'src/domain/videoMeasures/picture/detail/sharpness.ts | boundary | for (let pixel = 0; pixel < values.length; pixel++) { | < → <=',
    'there is nothing at the place after the last, which counts as 0 and adds nothing',
  ],
  [
    'src/domain/videoMeasures/sound/loudness/truePeak.ts | arithmetic | innerEven += (INNER_EVEN[tap] ?? 0) * (one + other); | += → -=',
    'it only changes the sign of the sum, of which the absolute value is taken',
  ],
]);
