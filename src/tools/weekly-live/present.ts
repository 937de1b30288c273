import { formatDayMonth } from '../../i18n/figures';
import { noonOf } from '../../lib/localDate';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { cardText } from '../../ui/tool/result/resultText';
import { formatWindow } from './formatWindow';
import type { LiveSession, WeeklyLivePlan } from './generate';
import { GROUP, inWeek, isOver, type PlannedLive, plannedLives, usualWeek } from './plannedLives';

type Presented = Presenting<'weekly-live'>;

/** Seven lives, one a day, with their reminders. */
export function present(made: WeeklyLivePlan, presenting: Presented): ToolResult {
  const { t, shared, now, zone, answers } = presenting;
  const shownWeek = answers.week === 'this' || answers.week === 'next' ? answers.week : usualWeek(now);
  const plan = inWeek(made, shownWeek, now);
  const { niche, weeklyGoal, weekDates, performanceTips } = plan;
  const lives = plannedLives(plan, { now, zone }, (session) => slotOf(session, t));
  const past = plan.sessions.filter((session) => isOver(session, now));
  const otherWeek = shownWeek === 'this' ? 'next' : 'this';
  const [from = '', to = ''] = [weekDates.at(0), weekDates.at(-1)];
  const week = t('labels.week', { from: formatDayMonth(noonOf(from)), to: formatDayMonth(noonOf(to)) });
  return {
    eyebrow: `${shared(`niches.${niche}`)} · ${week}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'goal',
            rank: 'detail',
            eyebrow: t('labels.goal'),
            statement: weeklyGoal,
            blocks: [{ kind: 'text', lines: [t('labels.goalNote')], tone: 'note' }],
            copy: { what: 'card' },
          },
          ...(past.length > 0
            ? [
                {
                  id: 'past',
                  rank: 'detail' as const,
                  eyebrow: t('labels.past'),
                  blocks: [
                    {
                      kind: 'list' as const,
                      items: past.map((session) => `${slotOf(session, t)} · ${session.liveIdea}`),
                      tone: 'note' as const,
                    },
                  ],
                },
              ]
            : []),
          {
            id: 'reminders',
            rank: 'detail',
            eyebrow: shared('remind.title'),
            blocks: [
              {
                kind: 'moments',
                group: GROUP,
                allAtOnce: true,
                note: t('labels.reminders'),
                rows: lives.map(({ moment }) => ({ moment })),
              },
            ],
          },
          ...lives.map((live) => liveCard(live, niche, presenting)),
          {
            id: 'performance',
            rank: 'detail',
            eyebrow: t('labels.performance'),
            blocks: [{ kind: 'list', items: performanceTips }],
            copy: { what: 'card' },
          },
        ],
      },
    ],
    notes: [t('labels.truth'), t('labels.pilot'), `${t('labels.windowsHere')} ${shared('estimate.note')}`],
    links: { paths: ['/live-script-generator', '/live-recommendations'], carry: { niche } },
    buttons: [
      { label: t(`labels.show.${otherWeek}`), does: { question: 'week', value: otherWeek } },
      { label: t('labels.otherWeek'), does: 'restart' },
      { label: t('labels.otherNiche'), does: 'restart' },
    ],
  };
}

/** When a live is: 'Lundi 16/11 · 19h-21h'. */
const slotOf = ({ day, date, idealTime }: LiveSession, t: Presented['t']): string =>
  t('labels.slot', {
    day: t(`labels.days.${day}`),
    date: formatDayMonth(noonOf(date)),
    time: formatWindow(idealTime),
  });

function liveCard({ session, moment }: PlannedLive, niche: string, presenting: Presented): Card {
  const { t, shared, today } = presenting;
  const { day, date, format, difficulty, liveIdea, hook, suggestedProduct, behavioralTip, engagement } = session;
  const name = t(`labels.formats.${format}.name`);
  const card: Card = {
    id: day,
    rank: 'lead',
    eyebrow: slotOf(session, t),
    statement: liveIdea,
    blocks: [
      { kind: 'text', lines: [`${name} · ${t(`labels.difficulty.${difficulty}`)}`], tone: 'soft' },
      { kind: 'text', name: t('labels.hook'), lines: [hook] },
      { kind: 'text', name: t('labels.product'), lines: [suggestedProduct] },
      { kind: 'text', name: t('labels.tip'), lines: [behavioralTip] },
    ],
    score: {
      value: engagement,
      label: shared('estimate.engagement'),
      isPercent: true,
      why: t('labels.why', { format: name, reason: t(`labels.formats.${format}.why`) }),
    },
    copy: { what: 'card' },
    remind: { moment },
  };
  return {
    ...card,
    // Only on this day: what is kept is the same every day.
    badge: date === today ? t('labels.today') : undefined,
    keep: {
      kind: 'live',
      title: liveIdea,
      niche,
      product: suggestedProduct,
      hook,
      script: cardText(card),
      slot: { date, time: session.idealTime.from },
      sourceTool: 'weekly-live',
    },
  };
}
