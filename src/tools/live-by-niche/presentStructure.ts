import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card } from '../../ui/tool/result/model';
import { cardText, spokenText } from '../../ui/tool/result/resultText';
import { type LiveRecommendations, STEPS } from './generate';

/** The typical live, step by step, and what is said in each. */
export function presentStructure(
  { liveStructure, introScripts }: LiveRecommendations,
  { t, answers: { niche = '' } }: Presenting<'live-by-niche'>,
): Card {
  const title = t('labels.liveTitle');
  const steps = STEPS.map((id) => ({ ...liveStructure[id], name: t(`labels.steps.${id}`) }));
  const card: Card = {
    id: 'structure',
    rank: 'lead',
    eyebrow: t('labels.structure'),
    isWide: true,
    blocks: [
      {
        kind: 'steps',
        steps: steps.map(({ name, minutes: { from, to }, text, say }, place) => ({
          title: t('labels.step', {
            number: formatNumber(place + 1),
            name,
            from: formatNumber(from),
            to: formatNumber(to),
          }),
          blocks: [
            { kind: 'text', lines: [text] },
            { kind: 'text', name: t('labels.toSay'), lines: say, isSpoken: true },
          ],
        })),
      },
      { kind: 'text', name: t('labels.onScreen'), lines: [t('labels.disclosure')] },
    ],
    copy: { what: 'card' },
    prompt: { title, parts: steps.map(({ name, minutes, say }) => ({ name, minutes, lines: say })) },
  };
  return {
    ...card,
    keep: {
      kind: 'live',
      title,
      niche,
      hook: introScripts[0]?.script[0],
      script: cardText(card),
      sourceTool: 'live-by-niche',
    },
    check: { text: spokenText(card), onScreen: t('labels.disclosure') },
  };
}
