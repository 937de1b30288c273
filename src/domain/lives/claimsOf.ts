import type { Occurrence } from '../../contracts/reminders';

/**
 * The names under which an occurrence is claimed before it is shown. Nobody goes live twice in one minute: whatever
 * plans a live for that instant, it rings once.
 */
export function claimsOf({ id, kind }: Pick<Occurrence, 'id' | 'kind'>): string[] {
  return kind === 'live' ? [...new Set([id, `live${id.slice(id.indexOf('@'))}`])] : [id];
}
