import type { TFunction } from 'i18next';
import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { formatDayMonth, formatNumber, formatPercent, formatTimeOfDay, formatWeekday } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import { type ContentWeek, type DayEntry, type Entry, HASHTAGS_SHOWN } from './generate';
import { instantOf } from './moments';

type Labels = TFunction<'weekly-content'>;

/** A day with its date, in the language's own order: 'mercredi 25/11'. */
export function dayName(date: Date): string {
  return `${formatWeekday(date, 'long')} ${formatDayMonth(date)}`;
}

export const timeOf = (date: Date, entry: Entry): string => formatTimeOfDay(instantOf(date, entry));

/** What there is on a day: '2 videos · Live'. */
export function dayCount({ totalVideos, hasLive }: DayEntry, t: Labels): string {
  const videos = t('labels.videos', { count: totalVideos, number: formatNumber(totalVideos) });
  return hasLive ? `${videos} · ${t('labels.live')}` : videos;
}

/** The week's figures, with their names. */
export function summaryLines({ summary }: ContentWeek, t: Labels): [name: string, figure: string][] {
  return [
    [t('labels.summaryVideos'), formatNumber(summary.videos)],
    [t('labels.summaryLives'), formatNumber(summary.lives)],
    [t('labels.summaryProducts'), formatNumber(summary.products)],
    [t('labels.summaryGoal'), formatNumber(summary.forGoal)],
    [t('labels.summaryCta'), formatPercent(summary.shopCallShare)],
  ];
}

/** What is posted with it: the first words, the product, the call, the disclosure and as many hashtags as are taken. */
export function captionOf({ title, product, shopCTA, hashtags }: Entry, disclosure: string): string {
  return [title, product, shopCTA, disclosure, hashtagText(hashtags.slice(0, MOST_HASHTAGS))].join('\n');
}

/** One entry in plain text, to be copied or kept. */
export function entryText(date: Date, entry: Entry, t: Labels): string {
  const { type, format, title, product, objective, trend, description, angle, hashtags, shopCTA, promoCode } = entry;
  return [
    `${dayName(date)} · ${timeOf(date, entry)} · ${format}`,
    title,
    `${t('labels.product')} · ${product}`,
    `${t('labels.objective')} · ${objective}`,
    `${t('labels.trend')} · ${trend}`,
    `${t(type === 'live' ? 'labels.liveDescription' : 'labels.description')} · ${description}`,
    `${t('labels.angle')} · ${angle}`,
    `${t('labels.cta')} · ${shopCTA}`,
    ...(promoCode && !promoCode.isExample ? [`${t('labels.promoCode')} · ${promoCode.code}`] : []),
    hashtagText(hashtags.slice(0, HASHTAGS_SHOWN)),
  ].join('\n');
}

/** The whole week in plain text. An example of a code is left out: it is not the shop's. */
export function plainText(week: ContentWeek, recap: string, t: Labels, shared: TFunction<'tool'>): string {
  return [
    [t('labels.title'), recap].join('\n'),
    ...week.days.map((day) =>
      [`${dayName(day.date)} · ${dayCount(day, t)}`, ...day.content.map((entry) => entryText(day.date, entry, t))].join(
        '\n\n',
      ),
    ),
    [t('labels.summary'), ...dotted(summaryLines(week, t).map((line) => line.join(' · ')))].join('\n'),
    [t('labels.weekHashtags'), hashtagText(week.hashtags)].join('\n'),
    [t('labels.truth'), shared('notice.general')].join('\n'),
  ].join('\n\n\n');
}
