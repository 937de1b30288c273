import type { ViralAlert } from '../../domain/viralAlert/dailyAlert';
import { BASE, POINTS, type Trait } from '../../domain/viralAlert/viralFormats';
import { formatDay, formatNumber } from '../../i18n/figures';
import { noonOf } from '../../lib/localDate';
import type { Words } from '../../ui/tool/generatedTool';
import type { Card, Idea, ToolResult } from '../../ui/tool/result/model';

type AlertWords = Words<'viral-alert'>;

const sourceTool = 'viral-alert';

/**
 * An alert: what to film, how to open it, what to watch out for, what to try.
 *
 * @param previous leads back to the alert before it; the alert of the day has none
 */
export function present(alert: ViralAlert, words: AlertWords, previous?: () => void): ToolResult {
  const { t, shared } = words;
  const { niche, date, viralConcept, strategicTip, warning, june2025Context } = alert;

  return {
    eyebrow: [
      t(previous ? 'labels.another' : 'labels.ofTheDay'),
      formatDay(noonOf(date).toISOString()),
      shared(`niches.${niche}`),
    ].join(' · '),
    title: viralConcept.title,
    sections: [
      {
        cards: [
          conceptCard(alert, words),
          hookCard(alert, words),
          {
            id: 'tip',
            rank: 'detail',
            eyebrow: `${t('labels.tip')} · ${t(`labels.categories.${strategicTip.category}`)}`,
            statement: strategicTip.advice,
            blocks: [
              { kind: 'text', name: t('labels.implementation'), lines: [strategicTip.implementation] },
              { kind: 'text', name: t('labels.impact'), lines: [strategicTip.expectedImpact] },
            ],
            copy: { what: 'card' },
          },
          {
            id: 'warning',
            rank: 'detail',
            eyebrow: t('labels.warning'),
            statement: warning.title,
            blocks: [
              { kind: 'text', lines: [warning.description] },
              { kind: 'text', name: t('labels.avoid'), lines: [warning.avoidBehavior] },
            ],
          },
          challengeCard(alert, words),
          {
            id: 'context',
            rank: 'detail',
            eyebrow: t('labels.context'),
            blocks: [
              { kind: 'text', lines: [june2025Context] },
              { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
            ],
          },
        ],
      },
    ],
    notes: [t('labels.honest'), t('labels.live')],
    links: { paths: ['/viral-video-structure', '/title-generator', '/content-tracker'], carry: { niche } },
    buttons: [
      { label: t('labels.newAlert'), does: 'again' },
      ...(previous ? [{ label: t('labels.previous'), does: previous }] : []),
      { label: t('labels.changeNiche'), does: 'restart' },
    ],
  };
}

/** Kept just as the overview of the day keeps it, so that the tracker has it only once. */
function conceptCard({ niche, viralConcept, hookOfTheDay }: ViralAlert, { t, shared }: AlertWords): Card {
  const { title, description, trendSource, viralityScore, traits } = viralConcept;
  return {
    id: 'concept',
    rank: 'lead',
    eyebrow: t('labels.concept'),
    statement: description,
    blocks: [{ kind: 'text', name: t('labels.source'), lines: [trendSource] }],
    score: { value: viralityScore, label: shared('estimate.viral'), isPercent: true, why: scoreReason(traits, t) },
    copy: { what: 'card' },
    keep: { title, description, niche, hook: hookOfTheDay.main, sourceTool },
  };
}

/** Two openings of the same idea, each to be copied or kept as it is said. */
function hookCard({ niche, hookOfTheDay }: ViralAlert, { t }: AlertWords): Card {
  const idea = (kind: 'main' | 'variant'): Idea => {
    const hook = hookOfTheDay[kind];
    return {
      eyebrow: t(`labels.hooks.${kind}`),
      text: hook,
      isLarge: kind === 'main',
      copy: { label: t(`labels.copyHook.${kind}`) },
      keep: { title: hook, niche, hook, sourceTool },
    };
  };
  return {
    id: 'hook',
    rank: 'lead',
    eyebrow: t('labels.hook'),
    blocks: [
      { kind: 'ideas', ideas: [idea('main'), idea('variant')] },
      { kind: 'text', name: t('labels.whyBetter'), lines: [hookOfTheDay.whyBetter] },
    ],
  };
}

function challengeCard({ niche, creativeChallenge }: ViralAlert, { t }: AlertWords): Card {
  const { title, description, difficulty, estimatedTime } = creativeChallenge;
  return {
    id: 'challenge',
    rank: 'lead',
    eyebrow: t('labels.challenge'),
    statement: title,
    blocks: [{ kind: 'text', lines: [description] }],
    tags: [t(`labels.difficulty.${difficulty}`)],
    meta: [t('labels.minutes', { minutes: estimatedTime })],
    copy: { what: 'card' },
    keep: { title, description, niche, sourceTool },
  };
}

/** What a virality score consists of: the base and the points of each trait. */
function scoreReason(traits: readonly Trait[], t: AlertWords['t']): string {
  const points = traits.map((trait) =>
    t('labels.score.point', { trait: t(`labels.score.traits.${trait}`), points: formatNumber(POINTS[trait]) }),
  );
  return t('labels.score.why', { base: formatNumber(BASE), points: points.join(', ') });
}
