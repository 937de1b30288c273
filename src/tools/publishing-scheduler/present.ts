import { PERIODS, type Period } from '../../domain/videos/ownSlots';
import { formatTimeOfDay } from '../../i18n/figures';
import type { Words } from '../../ui/tool/generatedTool';
import type { Card, Score } from '../../ui/tool/result/model';
import { resultText, scoreText } from '../../ui/tool/result/resultText';
import type { SchedulerPlan, Slot } from './plan';
import { competitionOf } from './postingSlots';

/** A slot in words: when, how good, why then. */
export interface SlotWords {
  slot: Slot;
  time: string;
  /** That it is the day before or after the intended one. */
  shift: string | undefined;
  /** The time on the audience's clock, if it is another. */
  there: string | undefined;
  engagement: Score;
  competition: string;
  reason: string;
}

/** A plan in words, as it is shown and copied. */
export interface Presented {
  niche: string;
  title: string;
  slots: Readonly<Record<Period, readonly SlotWords[]>>;
  /** The slots of a period, as they are copied. */
  periods: Readonly<Record<Period, Card>>;
  tips: Card;
  note: string;
}

function slotWords(
  slot: Slot,
  { timezone, audienceZone }: SchedulerPlan,
  t: Words<'publishing-scheduler'>['t'],
): SlotWords {
  const { at, time, meant, dayShift, engagement, competition, reason } = slot;
  return {
    slot,
    time: formatTimeOfDay(at, timezone),
    shift: dayShift === 0 ? undefined : t(dayShift > 0 ? 'labels.nextDay' : 'labels.dayBefore'),
    there: meant.time === time ? undefined : t('labels.audience.there', { time: formatTimeOfDay(at, audienceZone) }),
    engagement: { value: engagement, label: t('labels.engagement'), isPercent: true, why: t('labels.why') },
    competition: t(`labels.competition.${competitionOf(competition)}`),
    reason,
  };
}

const slotLine = ({ time, shift, there, engagement, competition, reason }: SlotWords): string =>
  [shift ? `${time} (${shift})` : time, there, scoreText(engagement), competition, reason].filter(Boolean).join(' · ');

/** The words of a plan. */
export function present(plan: SchedulerPlan, { t, shared }: Words<'publishing-scheduler'>): Presented {
  const wordsOf = (period: Period) => plan[period].map((slot) => slotWords(slot, plan, t));
  const slots = { weekdays: wordsOf('weekdays'), weekends: wordsOf('weekends') };
  const cardOf = (period: Period): Card => ({
    id: period,
    rank: 'lead',
    eyebrow: t(`labels.periods.${period}`),
    blocks: [{ kind: 'text', lines: slots[period].map(slotLine) }],
    meta: [t('labels.hoursNote')],
  });
  return {
    niche: shared(`niches.${plan.niche}`),
    title: t('labels.plan'),
    slots,
    periods: { weekdays: cardOf('weekdays'), weekends: cardOf('weekends') },
    tips: {
      id: 'tips',
      rank: 'detail',
      eyebrow: t('labels.tips'),
      blocks: [{ kind: 'list', items: plan.additionalTips }],
      copy: { what: 'card' },
    },
    note: shared('notice.general'),
  };
}

/** All of it in plain text, to be copied or shared; `clock`: whose clock the times follow. */
export function scheduleText({ niche, title, periods, tips, note }: Presented, clock: string): string {
  const cards = [...PERIODS.map((period) => periods[period]), tips];
  return resultText({ eyebrow: `${niche}\n${clock}`, title, sections: [{ cards }], notes: [note], buttons: [] });
}
