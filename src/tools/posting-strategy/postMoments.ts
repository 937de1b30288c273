import type { TFunction } from 'i18next';
import { reminderNicheOf } from '../../domain/reminders/reminderNiches';
import { formatMoment } from '../../i18n/figures';
import type { Moment } from '../../ui/tool/remind/useReminding';
import type { PlannedPost } from './planWeek';

/** The prefix of this tool's reminder ids. */
export const GROUP = 'posting-strategy';

/** The reminder of the n-th post of a week, every week from the planned one on, in the user's time zone `zone`. */
export function momentOf(
  { at, contentType, localDay, localTime }: PlannedPost,
  number: number,
  { zone, niche, t }: { zone: string; niche: string; t: TFunction<'posting-strategy'> },
): Moment {
  return {
    id: `${GROUP}-${number}`,
    kind: contentType === 'lives' ? 'live' : 'posting',
    schedule: { repeat: 'weekly', weekdays: [localDay], time: localTime, zone },
    from: at,
    niche: reminderNicheOf(niche),
    name: t(`labels.types.${contentType}`),
    label: formatMoment(at, zone),
  };
}
