import type { TFunction } from 'i18next';
import { dotted } from '../../ui/tool/listText';
import type { Titles } from './generate';

/** The result in plain text, to be copied or shared as a whole. */
export function plainText(
  { variants, bestPerformer, june2025Insights }: Titles,
  t: TFunction<'titles'>,
  shared: TFunction<'tool'>,
): string {
  const parts = [
    ...variants.map(({ icon, name, title, psychologyEffect, whyItWorks, recommended }) => [
      [`${icon} ${name}`, ...(recommended ? [shared('result.recommended')] : [])].join(' · '),
      title,
      `${t('labels.effect')} · ${psychologyEffect}`,
      `${t('labels.why')} · ${whyItWorks}`,
    ]),
    [`${t('labels.best')} · ${bestPerformer.name}`, bestPerformer.explanation],
    [t('labels.insights'), ...dotted(june2025Insights), shared('notice.general')],
    [shared('notice.trends'), t('labels.truth')],
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}
