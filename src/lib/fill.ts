const SLOT = /\{\{(\w+)\}\}/g;

/**
 * Puts values into the `{{slots}}` of a pattern. What is put in is never looked through again, so that a text somebody
 * typed comes out as typed, `{{slots}}` included. A slot without a value stays as it is.
 */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(SLOT, (slot, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? slot) : slot));
}
