import { hashtagText } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';
import { openNextWeek } from './nextWeek';
import { GROUP, momentsOf, slotOf } from './strategyMoments';
import type { DayContent, WeeklyStrategy } from './weeklyStrategy';

type Presented = Presenting<'weekly-strategy'>;

/** The theme of a week, what to film on each of its days, its live and its reminders. */
export function present(strategy: WeeklyStrategy, presenting: Presented): ToolResult {
  const { product, week, dailyContent } = strategy;
  const { t, shared, answers } = presenting;
  const { niche = '', country = '' } = answers;
  return {
    eyebrow: [t('labels.week', { number: formatNumber(week) }), niche, product].join(' · '),
    title: t('labels.title'),
    page: String(week),
    sections: [
      {
        cards: [
          themeCard(strategy, presenting),
          tipsCard(strategy, presenting),
          ...dailyContent.map((day) => dayCard(day, product, presenting)),
          liveCard(strategy, presenting),
          remindersCard(strategy, presenting),
          previewCard(strategy, presenting),
        ],
      },
    ],
    notes: [t('labels.localTime'), `${t('labels.truth')} ${shared('estimate.note')}`],
    links: { paths: ['/tiktok-live-planner', '/creative-formats'], carry: { product, niche, country } },
    buttons: [
      { label: t('labels.nextWeek'), does: openNextWeek },
      { label: t('labels.regenerate'), does: 'again' },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}

const themeCard = ({ weekTheme, disclosure }: WeeklyStrategy, { t }: Presented): Card => ({
  id: 'theme',
  rank: 'lead',
  eyebrow: t('labels.theme'),
  statement: weekTheme.title,
  blocks: [
    { kind: 'text', lines: [weekTheme.focus] },
    { kind: 'text', name: t('labels.onScreen'), lines: [disclosure] },
  ],
  copy: { what: 'card' },
});

const tipsCard = ({ weeklyTips }: WeeklyStrategy, { t }: Presented): Card => ({
  id: 'tips',
  rank: 'detail',
  eyebrow: t('labels.tips'),
  blocks: [{ kind: 'list', items: weeklyTips }],
  copy: { what: 'card' },
});

function dayCard(day: DayContent, product: string, { t, shared, answers }: Presented): Card {
  const { hook, structure, cta, format, difficulty } = day.videoIdea;
  const card: Card = {
    id: day.day,
    rank: 'lead',
    eyebrow: slotOf(day, t),
    badge: day.isLive ? t('labels.liveDay') : undefined,
    statement: hook,
    blocks: [
      { kind: 'text', lines: [`${format} · ${t(`labels.difficulty.${difficulty}`)}`], tone: 'soft' },
      { kind: 'list', name: t('labels.structure'), items: structure },
      { kind: 'text', name: t('labels.inspiration'), lines: [day.inspiration] },
      { kind: 'text', name: t('labels.callToAction'), lines: [cta] },
      { kind: 'text', name: t('labels.hashtags'), lines: [hashtagText(day.hashtags)] },
    ],
    score: { value: day.engagement, label: shared('estimate.engagement'), why: t('labels.why') },
    copy: { what: 'card' },
  };
  const { niche = '' } = answers;
  const { title, hashtags } = day;
  return {
    ...card,
    keep: { title, niche, product, hook, script: cardText(card), hashtags, sourceTool: 'weekly-strategy' },
  };
}

const liveCard = ({ liveRecommendation }: WeeklyStrategy, { t }: Presented): Card => ({
  id: 'live',
  rank: 'lead',
  eyebrow: `${t('labels.live')} · ${liveRecommendation.day}`,
  statement: liveRecommendation.topic,
  blocks: [
    { kind: 'text', name: t('labels.duration'), lines: [liveRecommendation.duration] },
    { kind: 'list', name: t('labels.script'), items: liveRecommendation.script },
    { kind: 'text', lines: [liveRecommendation.note], tone: 'note' },
  ],
  copy: { what: 'card' },
});

const remindersCard = (strategy: WeeklyStrategy, { t, shared, answers, zone }: Presented): Card => ({
  id: 'reminders',
  rank: 'detail',
  eyebrow: shared('remind.title'),
  blocks: [
    {
      kind: 'moments',
      group: GROUP,
      rows: momentsOf(strategy, answers, zone, t).map((moment) => ({
        moment,
        ...(moment.kind === 'live' && { aside: t('labels.liveDay') }),
      })),
      note: shared('remind.weekly'),
    },
  ],
});

const previewCard = ({ nextWeekPreview }: WeeklyStrategy, { t }: Presented): Card => ({
  id: 'preview',
  rank: 'detail',
  eyebrow: t('labels.preview'),
  blocks: [{ kind: 'text', lines: [nextWeekPreview] }],
  copy: { what: 'card' },
});
