import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card } from '../../ui/tool/result/model';
import type { Timing, VideoStructure } from './structure';

type Words = Presenting<'video-structure'>;

/** '3–6 s', as the language writes numbers. */
const timingText = ({ from, to }: Timing, { t }: Words) =>
  t('labels.span', { from: formatNumber(from), to: formatNumber(to) });

/** The possible openings, one of which starts the script. */
export function hookCard({ hook }: VideoStructure, chosen: number, words: Words): Card {
  const { t, shared } = words;
  const nameOf = (place: number) => t('labels.hookNumber', { number: formatNumber(place + 1) });
  return {
    id: 'hook',
    rank: 'lead',
    eyebrow: `${t('labels.blocks.hook')} · ${timingText(hook.timing, words)}`,
    blocks: [
      {
        kind: 'ideas',
        ideas: hook.variants.map((text, place) => ({
          eyebrow: place === hook.recommended ? `${nameOf(place)} · ${shared('result.recommended')}` : nameOf(place),
          text,
          isLarge: true,
          copy: {},
          choice: {
            question: 'opening',
            value: `${place}`,
            label: t('labels.openWith'),
            isChosen: place === chosen,
          },
        })),
      },
      { kind: 'text', name: t('labels.explanation'), lines: [hook.explanation] },
    ],
  };
}

export function transitionCard({ transition }: VideoStructure, words: Words): Card {
  const { t } = words;
  return {
    id: 'transition',
    rank: 'lead',
    eyebrow: `${t('labels.blocks.transition')} · ${timingText(transition.timing, words)}`,
    statement: transition.content,
    blocks: [{ kind: 'text', name: t('labels.technique'), lines: [transition.technique] }],
    copy: { what: 'card' },
  };
}

export function mainCard({ mainContent }: VideoStructure, words: Words): Card {
  const { t } = words;
  return {
    id: 'main',
    rank: 'lead',
    eyebrow: t('labels.blocks.main'),
    blocks: [
      {
        kind: 'steps',
        steps: mainContent.steps.map(({ step, timing, action, rhythm }) => ({
          when: timingText(timing, words),
          title: step,
          blocks: [
            { kind: 'text', name: t('labels.action'), lines: [action] },
            { kind: 'text', name: t('labels.rhythm'), lines: [rhythm] },
          ],
        })),
      },
      {
        kind: 'text',
        name: t('labels.totalDuration'),
        lines: [
          t('labels.total', { announced: mainContent.totalDuration, seconds: formatNumber(mainContent.seconds) }),
        ],
      },
    ],
    copy: { what: 'card' },
  };
}

export function callCard({ callToAction }: VideoStructure, words: Words): Card {
  const { t } = words;
  return {
    id: 'call',
    rank: 'lead',
    eyebrow: `${t('labels.blocks.call')} · ${timingText(callToAction.timing, words)}`,
    statement: callToAction.script,
    blocks: [{ kind: 'text', name: t('labels.placement'), lines: [callToAction.placement] }],
    copy: { what: 'statement' },
  };
}

export function visualsCard({ visualElements }: VideoStructure, { t }: Words): Card {
  const { sounds, emojis, subtitles, effects } = visualElements;
  return {
    id: 'visuals',
    rank: 'detail',
    eyebrow: t('labels.blocks.visuals'),
    blocks: [
      { kind: 'text', name: t('labels.sounds'), lines: [sounds] },
      { kind: 'text', name: t('labels.emojis'), lines: [emojis.join(' ')] },
      { kind: 'text', name: t('labels.subtitles'), lines: [subtitles] },
      { kind: 'text', name: t('labels.effects'), lines: [effects] },
    ],
    copy: { what: 'card' },
  };
}

export function filmingCard({ filmingTips }: VideoStructure, { t }: Words): Card {
  const { lighting, format, emotion, technical } = filmingTips;
  return {
    id: 'filming',
    rank: 'detail',
    eyebrow: t('labels.blocks.filming'),
    isWide: true,
    blocks: [
      { kind: 'text', name: t('labels.lighting'), lines: [lighting] },
      { kind: 'text', name: t('labels.format'), lines: [format] },
      { kind: 'text', name: t('labels.emotion'), lines: [emotion] },
      { kind: 'list', name: t('labels.technical'), items: technical },
    ],
    copy: { what: 'card' },
  };
}
