import type { TFunction } from 'i18next';
import { formatNumber } from '../../i18n/figures';
import type { DetailedScript } from './generate';

/** The four parts with their name, their minutes and their lines. */
export function scriptParts(
  { introduction, segment1, segment2, segment3, timing }: DetailedScript,
  t: TFunction<'live-plan'>,
): { name: string; lines: string[] }[] {
  const name = (part: keyof typeof timing) => {
    const [from, to] = [formatNumber(timing[part].from), formatNumber(timing[part].to)];
    return `${t(`labels.parts.${part}`)} · ${t('labels.minutes', { from, to })}`;
  };
  return [
    { name: name('intro'), lines: introduction },
    { name: name('demo'), lines: segment1 },
    { name: name('interaction'), lines: segment2 },
    { name: name('urgency'), lines: segment3 },
  ];
}
