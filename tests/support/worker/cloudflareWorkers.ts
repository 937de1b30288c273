/** Stands in for `cloudflare:workers` in unit tests: an object is its state and its environment. */
export class DurableObject {
  constructor(
    readonly ctx: unknown,
    readonly env: unknown,
  ) {}
}
