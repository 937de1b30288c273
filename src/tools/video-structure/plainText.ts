import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import type { FullScript, Timing, VideoStructure } from './generate';

type Labels = TFunction<'video-structure'>;

/** '3–6 s', as the language writes numbers. */
export const timingText = ({ from, to }: Timing, t: Labels): string =>
  t('labels.span', { from: formatNumber(from), to: formatNumber(to) });

/** Announced, and what the plan takes within it. */
export const totalText = ({ mainContent }: VideoStructure, t: Labels): string =>
  t('labels.total', { announced: mainContent.totalDuration, seconds: formatNumber(mainContent.seconds) });

/** The cards without a script, each in plain text. */
export function blockTexts(
  result: VideoStructure,
  t: Labels,
): Record<'transition' | 'main' | 'visuals' | 'filming', string> {
  const { transition, mainContent, visualElements, filmingTips } = result;
  const { sounds, emojis, subtitles, effects } = visualElements;
  const { lighting, format, emotion, technical } = filmingTips;
  const named = (name: string, text: string) => `${name} · ${text}`;
  const lines = {
    transition: [
      `${t('labels.blocks.transition')} · ${timingText(transition.timing, t)}`,
      transition.content,
      named(t('labels.technique'), transition.technique),
    ],
    main: [
      t('labels.blocks.main'),
      ...mainContent.steps.flatMap(({ step, timing, action, rhythm }) => [
        `${timingText(timing, t)} · ${step}`,
        ...dotted([action, rhythm]),
      ]),
      totalText(result, t),
    ],
    visuals: [
      t('labels.blocks.visuals'),
      named(t('labels.sounds'), sounds),
      named(t('labels.emojis'), emojis.join(' ')),
      named(t('labels.subtitles'), subtitles),
      named(t('labels.effects'), effects),
    ],
    filming: [
      t('labels.blocks.filming'),
      named(t('labels.lighting'), lighting),
      named(t('labels.format'), format),
      named(t('labels.emotion'), emotion),
      ...dotted(technical),
    ],
  };
  return {
    transition: lines.transition.join('\n'),
    main: lines.main.join('\n'),
    visuals: lines.visuals.join('\n'),
    filming: lines.filming.join('\n'),
  };
}

/** The structure in plain text, to be copied or shared as a whole, with the script as it is opened now. */
export function plainText(result: VideoStructure, script: FullScript, t: Labels, shared: TFunction<'tool'>): string {
  const { trend, product, hook, callToAction, disclosure } = result;
  const blocks = blockTexts(result, t);
  const parts = [
    [[trend, product].filter(Boolean).join(' · ')],
    [`${t('labels.blocks.hook')} · ${timingText(hook.timing, t)}`, ...dotted(hook.variants), hook.explanation],
    [blocks.transition],
    [blocks.main],
    [`${t('labels.blocks.call')} · ${timingText(callToAction.timing, t)}`, callToAction.script, callToAction.placement],
    [blocks.visuals],
    [t('labels.blocks.script'), ...script.intro, ...script.main, ...script.outro],
    [t('labels.onScreen'), disclosure.onScreen, disclosure.note],
    [blocks.filming],
    [t('labels.ownWords'), shared('notice.trends')],
  ];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
