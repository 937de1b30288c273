/** The only place where the time is read. */
export function now(): Date {
  return new Date();
}
