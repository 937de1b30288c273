const SLOT = /\{\{(\w+)\}\}/g;

/**
 * Fills the `{{slots}}` of a pattern with values. Inserted text is never searched again, so that whatever somebody
 * typed comes out as typed, `{{slots}}` included. A slot without a value stays as it is.
 */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(SLOT, (slot, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? slot) : slot));
}

/** Whether there is something for each slot of a pattern: an empty text is nothing. */
export const canFill = (pattern: string, values: Readonly<Record<string, string>>): boolean =>
  [...pattern.matchAll(SLOT)].every(([, name = '']) => Boolean(values[name]));
