import type { Profile } from '../../contracts/profile';
import type { LiveReminderSettings } from '../../contracts/reminders';
import { DEFAULT_TIME_LABEL } from '../../domain/reminders/clockLabels';
import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { REMINDER_NICHES, type ReminderNiche, reminderNicheOf } from '../../domain/reminders/reminderNiches';

/** The fields of the form. An empty niche has yet to be chosen, an empty name means the default. */
export type LiveFields = Pick<LiveReminderSettings, 'niche' | 'preferredDays' | 'preferredTime' | 'userName'>;

/**
 * The initial fields: the previous settings, else what the profile knows; a niche that is not in the list stays open.
 */
export function fieldsFrom(live: LiveReminderSettings | null, profile: Profile | null): LiveFields {
  const { niche, preferredDays, preferredTime, userName } = live ?? {
    niche: (profile && reminderNicheOf(profile.niche)) ?? '',
    preferredDays: [],
    preferredTime: DEFAULT_TIME_LABEL,
    userName: profile?.name ?? '',
  };
  return {
    niche: isNiche(niche) ? niche : '',
    preferredDays,
    preferredTime,
    userName: userName === DEFAULT_NAME ? '' : userName,
  };
}

export function isNiche(niche: string): niche is ReminderNiche {
  return REMINDER_NICHES.some((known) => known === niche);
}

/** Specification: 'disabled unless a niche is chosen and at least one preferred day is selected'. */
export function canEnable({ niche, preferredDays }: LiveFields): boolean {
  return isNiche(niche) && preferredDays.length > 0;
}
