import type { TFunction } from 'i18next';
import { hashtagText } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import { dotted } from '../../ui/tool/listText';
import { type Descriptions, LONGEST_DESCRIPTION } from './generate';

type Labels = TFunction<'descriptions'>;

/** How much of its 150 characters a description takes. */
export const lengthText = (description: string, t: Labels): string =>
  t('labels.length', { number: formatNumber(description.length), max: formatNumber(LONGEST_DESCRIPTION) });

/** The result in plain text, to be copied or shared as a whole. */
export function plainText(
  { variants, bestChoice, trends }: Descriptions,
  t: Labels,
  shared: TFunction<'tool'>,
): string {
  const parts = [
    ...variants.map(({ name, description, hashtags, reasoning, recommended }) => [
      [name, ...(recommended ? [shared('result.recommended')] : []), lengthText(description, t)].join(' · '),
      description,
      hashtagText(hashtags),
      `${t('labels.why')} · ${reasoning}`,
    ]),
    [`${t('labels.best')} · ${bestChoice.name}`, bestChoice.explanation],
    [t('labels.trends'), ...dotted(trends), shared('notice.general')],
    [t('labels.beforePosting')],
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}
