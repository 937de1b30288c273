import type { TFunction } from 'i18next';
import { PERIODS, type Period } from '../../domain/videos/ownSlots';
import { formatPercent, formatTimeOfDay } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { SchedulerPlan } from './plan';
import { competitionOf } from './postingSlots';

type T = TFunction<'publishing-scheduler'>;

/** The slots of a period, one per line. */
export function periodLines(plan: SchedulerPlan, period: Period, t: T): string[] {
  return plan[period].map(({ at, dayShift, engagement, competition, reason }) => {
    const shift = dayShift > 0 ? t('labels.nextDay') : t('labels.dayBefore');
    const time = formatTimeOfDay(at, plan.timezone) + (dayShift === 0 ? '' : ` (${shift})`);
    const figures = `${t('labels.engagement')} ${formatPercent(engagement / 100)}`;
    return [time, figures, t(`labels.competition.${competitionOf(competition)}`), reason].join(' · ');
  });
}

/** The whole plan, to be copied or shared, from the lines of its periods. */
export function plainText(
  plan: SchedulerPlan,
  { title, clock, lines }: { title: string; clock: string; lines: Readonly<Record<Period, readonly string[]>> },
  t: T,
): string {
  const parts = PERIODS.map((period) => [t(`labels.periods.${period}`), ...lines[period]]);
  const tips = [t('labels.tips'), ...dotted(plan.additionalTips)];
  return [[title, clock], ...parts, tips, [t('labels.hoursNote')]].map((part) => part.join('\n')).join('\n\n');
}
