import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import { formatTime } from './clock';
import type { DayContent, WeeklyStrategy } from './generate';

type Labels = TFunction<'weekly-strategy'>;

const paragraphs = (parts: readonly (readonly string[])[]) => parts.map((lines) => lines.join('\n')).join('\n\n');

/** When a day's content goes out: 'Monday · 7:30 PM'. */
export const slotOf = ({ dayName, optimalTime }: DayContent, t: Labels) =>
  t('labels.at', { day: dayName, time: formatTime(optimalTime) });

/** One day in plain text, to be copied, kept or printed. */
export function dayText(day: DayContent, t: Labels): string {
  const { hook, structure, cta, format, difficulty } = day.videoIdea;
  return paragraphs([
    [slotOf(day, t), `${format} · ${t(`labels.difficulty.${difficulty}`)}`],
    [t('labels.hook'), hook],
    [t('labels.structure'), ...dotted(structure)],
    [t('labels.inspiration'), day.inspiration],
    [t('labels.callToAction'), cta],
    [day.hashtags.join(' ')],
  ]);
}

/** The live of the week in plain text. */
export function liveText(
  { day, topic, duration, script, note }: WeeklyStrategy['liveRecommendation'],
  t: Labels,
): string {
  return paragraphs([
    [t('labels.live'), `${day} · ${duration}`, topic],
    [t('labels.script'), ...dotted(script)],
    [note],
  ]);
}

/** The whole week in plain text; `estimateNote` says what its figures are. */
export function plainText(strategy: WeeklyStrategy, t: Labels, estimateNote: string): string {
  const { product, week, weekTheme, dailyContent, liveRecommendation, weeklyTips, nextWeekPreview } = strategy;
  return [
    paragraphs([
      [t('labels.title'), `${product} · ${t('labels.week', { number: formatNumber(week) })}`],
      [t('labels.theme'), weekTheme.title, weekTheme.focus],
      [t('labels.onScreen'), strategy.disclosure],
    ]),
    ...dailyContent.map((day) => dayText(day, t)),
    liveText(liveRecommendation, t),
    paragraphs([
      [t('labels.tips'), ...dotted(weeklyTips)],
      [t('labels.preview'), nextWeekPreview],
      [t('labels.truth'), t('labels.localTime'), estimateNote],
    ]),
  ].join('\n\n\n');
}
