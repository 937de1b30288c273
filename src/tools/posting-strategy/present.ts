import { formatNumber, formatPercent } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { CONTENT_TYPES, type ContentType } from './frequency';
import type { Strategy } from './generate';
import { optionName } from './optionName';
import { scheduleCard } from './presentSchedule';
import { QUESTION_IDS } from './strategyQuestions';

type Presented = Presenting<'posting-strategy'>;

/** How often to post, when and what, for the account that the answers describe. */
export function present(strategy: Strategy, presenting: Presented): ToolResult {
  const { t, answers } = presenting;
  const { videosPerWeek } = strategy.frequencyRecommendation;
  const niche = optionName('niche', answers.niche ?? '', t);
  const perWeek = t('labels.videosPerWeek', { count: videosPerWeek, number: formatNumber(videosPerWeek) });
  return {
    eyebrow: [niche, perWeek].join(' · '),
    title: t('labels.title'),
    sections: [
      {
        cards: [
          profileCard(presenting),
          frequencyCard(strategy, perWeek, presenting),
          scheduleCard(strategy, presenting),
          ...CONTENT_TYPES.map((type) => ideasCard(type, strategy, presenting)),
          {
            id: 'tips',
            rank: 'detail',
            eyebrow: t('labels.tips'),
            blocks: [{ kind: 'list', items: strategy.optimizationTips }],
            copy: { what: 'card' },
          },
          {
            id: 'steps',
            rank: 'detail',
            eyebrow: t('labels.nextSteps'),
            blocks: [{ kind: 'list', items: strategy.nextSteps, isNumbered: true }],
            copy: { what: 'card' },
          },
        ],
      },
    ],
    notes: [t('labels.rules')],
    links: { paths: ['/viral-script-generator', '/weekly-content-planner'], carry: { niche } },
    buttons: [
      { label: t('labels.optimize'), does: 'again' },
      { label: t('labels.newStrategy'), does: 'restart' },
    ],
  };
}

const profileCard = ({ t, answers }: Presented): Card => ({
  id: 'profile',
  rank: 'detail',
  eyebrow: t('labels.profile'),
  blocks: [
    {
      kind: 'figures',
      rows: QUESTION_IDS.map((id) => [t(`labels.answers.${id}`), optionName(id, answers[id] ?? '', t)]),
    },
  ],
});

/** How many videos, how they split, and why. */
function frequencyCard({ frequencyRecommendation }: Strategy, perWeek: string, { t }: Presented): Card {
  const { reasoning, study, breakdown } = frequencyRecommendation;
  const split = CONTENT_TYPES.map((type) => `${t(`labels.types.${type}`)} ${formatNumber(breakdown[type])}`);
  return {
    id: 'frequency',
    rank: 'lead',
    eyebrow: t('labels.frequency'),
    statement: perWeek,
    blocks: [
      { kind: 'text', lines: [reasoning] },
      { kind: 'text', name: t('labels.breakdown'), lines: [split.join(' · ')] },
      { kind: 'text', lines: [study], tone: 'note' },
    ],
    copy: { what: 'card' },
  };
}

/**
 * One type of content and what to film; its share of the week, or that it is in reserve when the week has none of it.
 */
function ideasCard(type: ContentType, strategy: Strategy, { t, answers }: Presented): Card {
  const { percentage, ideas } = strategy.contentTypes[type];
  const isPlanned = strategy.frequencyRecommendation.breakdown[type] > 0;
  const share = isPlanned ? formatPercent(percentage / 100) : t('labels.reserve');
  return {
    id: type,
    rank: 'lead',
    eyebrow: `${t(`labels.types.${type}`)} · ${share}`,
    blocks: [
      {
        kind: 'ideas',
        ideas: ideas.map((idea) => ({
          text: idea,
          copy: {},
          keep: { title: idea, niche: answers.niche ?? '', sourceTool: 'posting-strategy' },
        })),
      },
    ],
  };
}
