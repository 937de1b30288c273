import i18next, { type TFunction } from 'i18next';
import { withinLimit } from '../../../lib/withinLimit';

/** What the coach says and the suggestions, in the chosen language. */
export type Talk = TFunction<'chat'>;

/** What can be asked at once, under the welcome. */
export const STARTERS = ['start', 'hooks', 'live', 'views'] as const;

/** The choices that the follow-up offers. */
export const CHOICES = ['beauty', 'tech', 'home', 'fashion'] as const;

export const startersIn = (t: Talk) => STARTERS.map((starter) => t(`starters.${starter}`));
export const choicesIn = (t: Talk) => CHOICES.map((choice) => t(`choices.${choice}`));

/**
 * The catalogue's texts; undefined if they do not arrive within `limit` ms. English stands in for the chosen language.
 */
export async function loadTalk(language: string, limit: number): Promise<Talk | undefined> {
  try {
    await withinLimit(i18next.loadNamespaces('chat'), limit);
  } catch (error) {
    console.warn('The coach’s words did not come', error);
  }
  const isThere = [language, 'en'].some((code) => i18next.hasResourceBundle(code, 'chat'));
  return isThere ? i18next.getFixedT(language, 'chat') : undefined;
}
