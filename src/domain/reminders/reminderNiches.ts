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

/** Specification: what is stored when no niche of the list was chosen. */
export const GENERAL_NICHE = 'general';

/** A stored niche as one of the list; specification: 'Beauty is the default'. */
export function reminderNiche(stored: string): ReminderNiche {
  return REMINDER_NICHES.find((niche) => niche === stored) ?? 'Beauty';
}
