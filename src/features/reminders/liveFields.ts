import type { Profile } from '../../contracts/profile';
import type { LiveReminderSettings } from '../../contracts/reminders';
import { DEFAULT_TIME_LABEL } from '../../domain/reminders/clockLabels';
import { DEFAULT_NAME } from '../../domain/reminders/liveReminder';
import { REMINDER_NICHES, type ReminderNiche } from '../../domain/reminders/reminderNiches';

/** What the form asks for. An empty niche is one that has yet to be chosen, an empty name the default. */
export type LiveFields = Pick<LiveReminderSettings, 'niche' | 'preferredDays' | 'preferredTime' | 'userName'>;

/** The profile's niche where the reminder has the same; where not, the question stays open. */
const NICHE_OF_PROFILE: Readonly<Partial<Record<Profile['niche'], ReminderNiche>>> = {
  beauty: 'Beauty',
  fashion: 'Fashion',
  tech: 'Tech',
  fitness: 'Fitness',
  home: 'Home Decor',
};

/** What the form begins with: what was set before, else what the profile knows. */
export function fieldsFrom(live: LiveReminderSettings | null, profile: Profile | null): LiveFields {
  const { niche, preferredDays, preferredTime, userName } = live ?? {
    niche: (profile && NICHE_OF_PROFILE[profile.niche]) ?? '',
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
