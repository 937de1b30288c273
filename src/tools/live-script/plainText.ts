import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import { formatClock } from './clock';
import type { LiveScripts, ScriptVersion, Step } from './generate';

type Labels = TFunction<'live-script'>;

/** A step's title with its place in the live: 'The problem · 00:30 – 01:30'. */
export const headingOf = ({ title, timing }: Step, t: Labels) =>
  `${title} · ${t('labels.span', { from: formatClock(timing.from), to: formatClock(timing.to) })}`;

/** What fills a step, with the seconds of each: '23 s · Hold the first image …'. */
export const beatLines = ({ beats }: Step, t: Labels): string[] =>
  beats.map(({ seconds, what }) => t('labels.beat', { seconds: formatNumber(seconds), what }));

/** A script as it is to be said, with the time of each step. */
export const scriptText = ({ structure }: ScriptVersion, t: Labels): string =>
  structure.map((step) => [headingOf(step, t), ...step.content].join('\n')).join('\n\n');

export const techniqueLines = ({ engagementTechniques }: ScriptVersion): string[] =>
  engagementTechniques.map(({ type, description, implementation }) => `${type} · ${description} ${implementation}`);

/** Both scripts in plain text, to be copied or shared as a whole. */
export function plainText(
  { product, shortVersion, longVersion, recommendation }: LiveScripts,
  t: Labels,
  shared: TFunction<'tool'>,
): string {
  const versionText = (name: string, version: ScriptVersion) => [
    [`${name} · ${version.durationText}`],
    ...version.structure.map((step) => [
      headingOf(step, t),
      ...step.content,
      ...beatLines(step, t),
      ...dotted(step.tips),
    ]),
    [t('labels.productLink'), version.productLinkTiming.moment, version.productLinkTiming.reason],
    [t('labels.engagement'), ...dotted(techniqueLines(version))],
    [t('labels.variant'), version.viralVariant.name, version.viralVariant.explanation],
    [t('labels.trends'), ...dotted(version.june2025Trends), shared('notice.general')],
  ];
  return [
    [t('labels.title'), t('labels.example', { product }), t('labels.useShort'), recommendation],
    ...versionText(t('labels.versions.short'), shortVersion),
    ...versionText(t('labels.versions.long'), longVersion),
    [t('labels.onScreen'), t('labels.disclosure'), t('labels.exampleNote'), t('labels.truth')],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}
