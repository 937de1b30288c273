import type { TFunction } from 'i18next';
import type { PromptPart } from '../../domain/teleprompter/timeline';
import { formatNumber } from '../../i18n/figures';
import type { DetailedScript } from './generate';

interface ScriptPart extends PromptPart {
  /** Its name with its minutes. */
  heading: string;
}

/** The four parts with their minutes and their lines. */
export function scriptParts(
  { introduction, segment1, segment2, segment3, timing }: DetailedScript,
  t: TFunction<'live-plan'>,
): ScriptPart[] {
  const partOf = (part: keyof typeof timing, lines: string[]): ScriptPart => {
    const [name, minutes] = [t(`labels.parts.${part}`), timing[part]];
    const [from, to] = [formatNumber(minutes.from), formatNumber(minutes.to)];
    return { name, minutes, lines, heading: `${name} · ${t('labels.minutes', { from, to })}` };
  };
  return [
    partOf('intro', introduction),
    partOf('demo', segment1),
    partOf('interaction', segment2),
    partOf('urgency', segment3),
  ];
}
