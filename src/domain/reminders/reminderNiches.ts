import { nicheIn } from '../matchNiche';
import { NICHE_LISTS, type NicheIn } from '../niches';

/** The niches of a live reminder, as stored and in the order they are offered. */
export const REMINDER_NICHES = NICHE_LISTS.reminders;
export type ReminderNiche = NicheIn<'reminders'>;

/** The niche of the list that an id or a typed text names; undefined if the list has none. */
export const reminderNicheOf = (idOrText: string): ReminderNiche | undefined => nicheIn('reminders', idOrText);

/** Specification: stored when no niche of the list was chosen. */
export const GENERAL_NICHE = 'general';

/** The stored form of a niche: 'general' for a missing or unknown one. */
export function storedNiche(niche: string): string {
  return REMINDER_NICHES.find((known) => known === niche) ?? GENERAL_NICHE;
}

/** A stored niche as one of the list; specification: 'Beauty is the default'. */
export function reminderNiche(stored: string): ReminderNiche {
  return REMINDER_NICHES.find((niche) => niche === stored) ?? 'Beauty';
}
