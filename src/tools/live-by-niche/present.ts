import { nichePickOf } from '../../domain/matchNiche';
import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { spokenText } from '../../ui/tool/result/resultText';
import type { IntroScript, LiveRecommendations } from './generate';
import { presentStructure } from './presentStructure';

/**
 * A live without a particular niche: its steps, its openings and its themes. What is kept has the niche that was
 * chosen.
 */
export function present(made: LiveRecommendations, presenting: Presenting<'live-by-niche'>): ToolResult {
  const { t, shared, answers } = presenting;
  const { trendingProduct } = made;
  const { niche = '' } = answers;
  const pick = nichePickOf(niche);

  return {
    eyebrow: made.niche,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'general',
            rank: 'lead',
            eyebrow: t('labels.liveTitle'),
            isWide: true,
            blocks: [{ kind: 'text', lines: [t('labels.general')] }],
          },
          presentStructure(made, presenting),
          {
            id: 'duration',
            rank: 'detail',
            eyebrow: t('labels.duration'),
            blocks: [{ kind: 'text', lines: [made.idealDuration] }],
            copy: { what: 'card' },
          },
          {
            id: 'display',
            rank: 'detail',
            eyebrow: t('labels.display'),
            blocks: [{ kind: 'text', lines: [made.productDisplayTiming] }],
            copy: { what: 'card' },
          },
          {
            id: 'trending',
            rank: 'detail',
            eyebrow: t('labels.trending'),
            statement: trendingProduct.type,
            blocks: [
              { kind: 'text', lines: [trendingProduct.description] },
              { kind: 'text', name: t('labels.viralReason'), lines: [trendingProduct.viralReason] },
            ],
            copy: { what: 'card' },
          },
          {
            id: 'trends',
            rank: 'detail',
            eyebrow: t('labels.trends'),
            blocks: [{ kind: 'list', items: made.june2025Trends }],
            copy: { what: 'card' },
          },
          ...made.introScripts.map((intro, place) => introCard(intro, place, presenting)),
          themesCard(made, presenting),
        ],
      },
    ],
    notes: [
      `${shared('notice.trends')} ${shared('notice.general')}`,
      `${t('labels.truth')} ${shared('estimate.note')}`,
    ],
    links: {
      paths: ['/tiktok-live-planner', '/weekly-live-planner', '/weekly-strategy'],
      carry: { niche },
      // That tool asks for the niche in words.
      carryTo: { '/weekly-strategy': { niche: pick ? shared(`niches.${pick}`) : niche } },
    },
    buttons: [{ label: t('labels.otherNiche'), does: 'restart' }],
  };
}

/** One way to open a live, as it is said. */
function introCard(
  { name, script, effectiveness, reason, recommended }: IntroScript,
  place: number,
  { t, shared, answers }: Presenting<'live-by-niche'>,
): Card {
  const card: Card = {
    id: `intro-${place}`,
    rank: 'lead',
    eyebrow: t('labels.intro', { number: formatNumber(place + 1) }),
    badge: recommended ? shared('result.recommended') : undefined,
    statement: name,
    blocks: [
      { kind: 'text', lines: [reason], tone: 'soft' },
      { kind: 'text', name: t('labels.toSay'), lines: script, isSpoken: true },
    ],
    score: { value: effectiveness, label: t('labels.effectiveness'), why: t('labels.why', { reason }) },
    copy: { what: 'spoken' },
    prompt: { title: name, parts: [{ name, lines: script }] },
  };
  const spoken = spokenText(card);
  return {
    ...card,
    keep: {
      kind: 'live',
      title: name,
      niche: answers.niche ?? '',
      hook: script[0],
      script: spoken,
      sourceTool: 'live-by-niche',
    },
    check: { text: spoken, onScreen: t('labels.disclosure') },
  };
}

/** What a live can be about; each theme can be kept on its own. */
const themesCard = (
  { effectiveThemes }: LiveRecommendations,
  { t, answers: { niche = '' } }: Presenting<'live-by-niche'>,
): Card => ({
  id: 'themes',
  rank: 'detail',
  eyebrow: t('labels.themes'),
  blocks: [
    {
      kind: 'ideas',
      ideas: effectiveThemes.map(({ title, how }) => ({
        text: title,
        more: how,
        keep: { kind: 'live', title, niche, script: `${title}\n${how}`, sourceTool: 'live-by-niche' },
      })),
    },
  ],
  copy: { what: 'card' },
});
