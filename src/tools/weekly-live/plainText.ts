import type { TFunction } from 'i18next';
import { formatDayMonth, formatPercent } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import { formatWindow } from './formatWindow';
import type { LiveSession, WeeklyLivePlan } from './generate';

type Labels = TFunction<'weekly-live'>;

/** When a live is: 'Lundi 16/11 · 19h-21h'; on another day than its own where it has been put off. */
export const slotOf = ({ day, date, idealTime }: LiveSession, t: Labels, onDay = date) =>
  t('labels.slot', {
    day: t(`labels.days.${day}`),
    date: formatDayMonth(onDay),
    time: formatWindow(idealTime),
  });

/** Format and difficulty of a live, in words. */
export const kindOf = ({ format, difficulty }: LiveSession, t: Labels) =>
  `${t(`labels.formats.${format}.name`)} · ${t(`labels.difficulty.${difficulty}`)}`;

/** One live in plain text, to be copied or kept. */
export function sessionText(session: LiveSession, t: Labels): string {
  return [
    `${slotOf(session, t)}\n${kindOf(session, t)}`,
    session.liveIdea,
    `${t('labels.hook')}\n${session.hook}`,
    `${t('labels.product')}\n${session.suggestedProduct}`,
    `${t('labels.tip')}\n${session.behavioralTip}`,
  ].join('\n\n');
}

/** From when to when the week is. */
export function weekOf({ weekDates }: WeeklyLivePlan, t: Labels): string {
  const [from, to] = [weekDates[0], weekDates.at(-1)];
  return from && to ? t('labels.week', { from: formatDayMonth(from), to: formatDayMonth(to) }) : '';
}

/** The whole week in plain text. */
export function plainText(plan: WeeklyLivePlan, niche: string, t: Labels, shared: TFunction<'tool'>): string {
  const withFigure = (session: LiveSession) =>
    `${sessionText(session, t)}\n\n${shared('estimate.engagement')} ${formatPercent(session.engagement / 100)}`;
  return [
    `${t('labels.title')}\n${niche} · ${weekOf(plan, t)}`,
    [t('labels.goal'), plan.weeklyGoal, t('labels.goalNote')].join('\n'),
    ...plan.sessions.map(withFigure),
    [t('labels.performance'), ...dotted(plan.performanceTips)].join('\n'),
    [t('labels.truth'), t('labels.pilot'), t('labels.windowsHere'), shared('estimate.note')].join('\n'),
  ].join('\n\n\n');
}
