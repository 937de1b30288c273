import type { TFunction } from 'i18next';
import type { PromptPart } from '../../domain/teleprompter/timeline';
import { formatNumber } from '../../i18n/figures';
import { type LiveRecommendations, STEPS } from './generate';

interface ShownStep extends PromptPart {
  /** Its number and name with its minutes. */
  heading: string;
  text: string;
}

/** The five steps as they are shown, and as the teleprompter takes them. */
export function shownSteps({ liveStructure }: LiveRecommendations, t: TFunction<'live-by-niche'>): ShownStep[] {
  return STEPS.map((id, place) => {
    const { text, say, minutes } = liveStructure[id];
    const name = t(`labels.steps.${id}`);
    const heading = t('labels.step', {
      number: formatNumber(place + 1),
      name,
      from: formatNumber(minutes.from),
      to: formatNumber(minutes.to),
    });
    return { name, minutes, lines: say, heading, text };
  });
}
