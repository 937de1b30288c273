import type { TFunction } from 'i18next';
import type { ViralAlert } from '../../domain/viralAlert/dailyAlert';
import { formatPercent } from '../../i18n/figures';

type Labels = TFunction<'viral-alert'>;

const block = (...lines: readonly string[]) => lines.join('\n');

/** The concept as it is filmed, with its opening. */
export function conceptText({ viralConcept, hookOfTheDay }: ViralAlert, t: Labels): string {
  return block(
    viralConcept.title,
    viralConcept.description,
    `${t('labels.hook')} – ${t('labels.quote', { hook: hookOfTheDay.main })}`,
  );
}

export function tipText({ strategicTip }: ViralAlert, t: Labels): string {
  const { category, advice, implementation, expectedImpact } = strategicTip;
  return block(
    `${t('labels.tip')} · ${t(`labels.categories.${category}`)}`,
    advice,
    `${t('labels.implementation')} – ${implementation}`,
    `${t('labels.impact')} – ${expectedImpact}`,
  );
}

export function challengeText({ creativeChallenge }: ViralAlert, t: Labels): string {
  const { title, description, difficulty, estimatedTime } = creativeChallenge;
  const effort = `${t(`labels.difficulty.${difficulty}`)} · ${t('labels.minutes', { minutes: estimatedTime })}`;
  return block(title, description, effort);
}

/** The whole alert in plain text, to be copied or shared. */
export function plainText(alert: ViralAlert, t: Labels, shared: TFunction<'tool'>): string {
  const { viralConcept, hookOfTheDay, warning, june2025Context } = alert;
  return [
    block(
      conceptText(alert, t),
      viralConcept.trendSource,
      `${shared('estimate.viral')} – ${formatPercent(viralConcept.viralityScore / 100)}`,
    ),
    block(
      `${t('labels.hooks.variant')} – ${t('labels.quote', { hook: hookOfTheDay.variant })}`,
      `${t('labels.whyBetter')} – ${hookOfTheDay.whyBetter}`,
    ),
    tipText(alert, t),
    block(
      `${t('labels.warning')} – ${warning.title}`,
      warning.description,
      `${t('labels.avoid')} – ${warning.avoidBehavior}`,
    ),
    block(t('labels.challenge'), challengeText(alert, t)),
    block(t('labels.context'), june2025Context, shared('notice.general')),
    block(t('labels.honest'), shared('estimate.note')),
  ].join('\n\n');
}
