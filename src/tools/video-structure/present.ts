import type { Presenting } from '../../ui/tool/generatedTool';
import { chosenPlace } from '../../ui/tool/result/chosenPlace';
import type { Block, Card, ToolResult } from '../../ui/tool/result/model';
import { spokenText } from '../../ui/tool/result/resultText';
import { callCard, filmingCard, hookCard, mainCard, transitionCard, visualsCard } from './presentBlocks';
import { openedBy, type VideoStructure } from './structure';

/** A video second by second, in numbered blocks, and everything that is said in it. */
export function present(made: VideoStructure, presenting: Presenting<'video-structure'>): ToolResult {
  const { t, shared, answers } = presenting;
  const { trend, niche, product, hook } = made;
  const chosen = chosenPlace(answers.opening, hook.variants, hook.recommended);

  return {
    eyebrow: [trend, shared(`niches.${niche}`), product].filter(Boolean).join(' · '),
    title: t('labels.title'),
    sections: [
      {
        cards: [
          hookCard(made, chosen, presenting),
          transitionCard(made, presenting),
          mainCard(made, presenting),
          callCard(made, presenting),
          visualsCard(made, presenting),
          scriptCard(made, chosen, presenting),
          filmingCard(made, presenting),
        ],
      },
    ],
    notes: [shared('notice.trends')],
    links: {
      paths: ['/video-editing', '/title-generator', '/description-generator'],
      carry: { niche, ...(product && { product }) },
    },
    buttons: [
      { label: t('labels.newStructure'), does: 'restart' },
      { label: t('labels.otherVersion'), does: 'again' },
    ],
  };
}

/** The full text script, opened by the chosen hook: intro, main part, outro, each with a copy button. */
function scriptCard(made: VideoStructure, chosen: number, { t }: Presenting<'video-structure'>): Card {
  const { trend, niche, product, named = product, hook, mainContent, disclosure } = made;
  const { intro, main, outro } = openedBy(made.fullScript, hook.variants[chosen] ?? '');
  const title = [trend, product].filter(Boolean).join(' · ');
  const parts = [
    { name: t('labels.intro'), lines: intro, copyLabel: t('labels.copyIntro') },
    { name: t('labels.main'), lines: main, copyLabel: t('labels.copyMain') },
    { name: t('labels.outro'), lines: outro, copyLabel: t('labels.copyOutro') },
  ];
  const card: Card = {
    id: 'script',
    rank: 'lead',
    eyebrow: t('labels.blocks.script'),
    blocks: [
      ...parts.map(({ name, lines }): Block => ({ kind: 'text', name, lines, isSpoken: true })),
      { kind: 'text', name: t('labels.onScreen'), lines: [disclosure.onScreen] },
      { kind: 'text', lines: [disclosure.note], tone: 'note' },
      { kind: 'text', lines: [t('labels.ownWords')], tone: 'note' },
    ],
    copy: { what: 'spoken', label: t('labels.copyScript') },
    copies: parts.map(({ lines, copyLabel }) => ({ label: copyLabel, text: lines.join('\n') })),
    prompt: { title, parts: parts.map(({ name, lines }) => ({ name, lines })) },
  };
  const script = spokenText(card);
  return {
    ...card,
    keep: { title, niche, script, sourceTool: 'video-structure', hook: intro[0], ...(product && { product }) },
    check: { text: script, product: named, seconds: mainContent.seconds, onScreen: disclosure.onScreen },
  };
}
