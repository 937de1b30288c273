import { matchNiche, type Niche } from '../niches';

/** Specification: the niches of a live reminder, as they are stored and in the order in which they are offered. */
export const REMINDER_NICHES = [
  'Beauty',
  'Fashion',
  'Tech',
  'Home Decor',
  'Fitness',
  'Health & Wellness',
  'Cooking & Kitchen',
  'Pet Products',
  'Gadgets',
] as const;
export type ReminderNiche = (typeof REMINDER_NICHES)[number];

/** Where the list has the niche of another screen; where not, none is meant. */
const OF_NICHE: Readonly<Partial<Record<Niche, ReminderNiche>>> = {
  beauty: 'Beauty',
  fashion: 'Fashion',
  tech: 'Tech',
  gadgets: 'Gadgets',
  fitness: 'Fitness',
  wellness: 'Health & Wellness',
  home: 'Home Decor',
  cooking: 'Cooking & Kitchen',
  pets: 'Pet Products',
};

/** The niche of the list that an id or a typed text names; undefined where the list has none. */
export function reminderNicheOf(named: string): ReminderNiche | undefined {
  const niche = matchNiche(named);
  return niche && OF_NICHE[niche];
}

/** Specification: what is stored when no niche of the list was chosen. */
export const GENERAL_NICHE = 'general';

/** What is stored of a niche: a missing or unknown one as 'general'. */
export function storedNiche(niche: string): string {
  return REMINDER_NICHES.find((known) => known === niche) ?? GENERAL_NICHE;
}

/** A stored niche as one of the list; specification: 'Beauty is the default'. */
export function reminderNiche(stored: string): ReminderNiche {
  return REMINDER_NICHES.find((niche) => niche === stored) ?? 'Beauty';
}
