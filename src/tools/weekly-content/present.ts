import { formatDayMonth, formatNumber, formatPercent, formatWeekday } from '../../i18n/figures';
import { noonOf } from '../../lib/localDate';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, Heading, ToolResult } from '../../ui/tool/result/model';
import { resultText } from '../../ui/tool/result/resultText';
import { GROUP, momentsOf } from './contentMoments';
import { dayName } from './dayName';
import type { ContentWeek, DayEntry } from './generate';
import { entryCard } from './presentEntry';

type Presented = Presenting<'weekly-content'>;

/** What to post on each day of a week, its figures and its reminders. */
export function present(week: ContentWeek, presenting: Presented): ToolResult {
  const planned = planOf(week, [], presenting);
  const planning = { label: presenting.t('labels.copyPlanning'), text: resultText(planned) };
  return planOf(week, [planning], presenting);
}

/** @param copies what the summary offers to copy */
function planOf(week: ContentWeek, copies: Card['copies'], presenting: Presented): ToolResult {
  const { niche, audience, goal, days, hashtags, note } = week;
  const { t, shared } = presenting;
  const nicheName = shared(`niches.${niche}`);
  return {
    eyebrow: [nicheName, t(`labels.audiences.${audience}`), t(`labels.goals.${goal}`)].join(' · '),
    title: t('labels.title'),
    sections: [
      {
        cards: [
          { ...summaryCard(week, presenting), copies },
          {
            id: 'hashtags',
            rank: 'detail',
            eyebrow: t('labels.weekHashtags'),
            blocks: [{ kind: 'hashtags', tags: hashtags, groupName: nicheName }],
          },
        ],
      },
      ...days.map((day) => ({
        heading: headingOf(day, presenting),
        cards: day.content.map((entry) => entryCard(entry, { day, niche }, presenting)),
      })),
      { cards: [remindersCard(week, presenting)] },
    ],
    notes: [`${note ?? t('labels.truth')} ${shared('notice.general')}`],
    links: { paths: ['/live-script-generator', '/description-generator'], carry: { niche } },
    buttons: [
      { label: t('labels.regenerate'), does: 'again' },
      { label: t('labels.change'), does: 'restart' },
    ],
  };
}

/** The week in figures, and the one thing that only the creator knows: the live code. */
function summaryCard({ days, summary }: ContentWeek, { t, answers }: Presented): Card {
  const [monday, sunday] = [days.at(0), days.at(-1)].map((day) => formatDayMonth(noonOf(day?.date ?? '')));
  return {
    id: 'summary',
    rank: 'detail',
    eyebrow: t('labels.summary'),
    statement: t('labels.week', { from: monday, to: sunday }),
    blocks: [
      {
        kind: 'figures',
        rows: [
          [t('labels.summaryVideos'), formatNumber(summary.videos)],
          [t('labels.summaryLives'), formatNumber(summary.lives)],
          [t('labels.summaryProducts'), formatNumber(summary.products)],
          [t('labels.summaryGoal'), formatNumber(summary.forGoal)],
          [t('labels.summaryCta'), formatPercent(summary.shopCallShare)],
        ],
      },
      {
        kind: 'offer',
        label: t('labels.code'),
        placeholder: t('labels.codePlaceholder'),
        note: t('labels.withoutCode'),
        offer: answers.offer ?? '',
      },
    ],
  };
}

/** A day and what is on it: '2 videos · Live'. */
function headingOf({ day, date, totalVideos, hasLive }: DayEntry, { t, today }: Presented): Heading {
  const isToday = date === today;
  const noon = noonOf(date);
  const count = [
    ...(isToday ? [t('labels.today')] : []),
    t('labels.videos', { count: totalVideos, number: formatNumber(totalVideos) }),
    ...(hasLive ? [t('labels.live')] : []),
  ];
  return {
    id: `day-${day}`,
    text: dayName(date),
    note: count.join(' · '),
    day: {
      letter: formatWeekday(noon, 'narrow'),
      number: formatNumber(noon.getDate()),
      isToday,
      isLive: hasLive,
    },
  };
}

/** What is still to come of the week, each with its bell. */
function remindersCard(week: ContentWeek, { t, shared, now, zone }: Presented): Card {
  const moments = momentsOf(week, zone, now);
  return {
    id: 'reminders',
    rank: 'detail',
    eyebrow: shared('remind.title'),
    isWide: true,
    blocks: [
      {
        kind: 'moments',
        group: GROUP,
        rows: moments.map((moment) => ({
          moment,
          aside: t(moment.kind === 'live' ? 'labels.live' : 'labels.video'),
          lines: [moment.name],
        })),
        ...(moments.length === 0 && { note: t('labels.past') }),
      },
    ],
  };
}
