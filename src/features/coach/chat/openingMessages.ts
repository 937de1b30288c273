import type { ChatMessage } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { languageOfAnswers } from './hasModel';
import { newMessage } from './newMessage';
import { choicesIn, loadTalk, startersIn } from './talk';

/** How long the welcome's texts are waited for, ms; until then the screen itself says what can be asked. */
const PATIENCE = 10_000;

/**
 * The welcome, with what can be asked at once; empty if its texts do not arrive. If questions are answered in a
 * language other than the chosen one, it leads to the tools, which do use that.
 */
export async function welcomeMessages(language: string, profile: Profile): Promise<ChatMessage[]> {
  const [t, spoken] = await Promise.all([loadTalk(language, PATIENCE), languageOfAnswers(language)]);
  if (!t) return [];
  const begin = t(spoken === language ? 'welcome.object' : 'welcome.tools');
  return [
    newMessage('ai', t('welcome.hello', { name: profile.name })),
    newMessage('ai', `${t(`welcome.chosen.${profile.niche}`)} ${begin}`),
    newMessage('ai', t('welcome.honest'), { suggestions: startersIn(t) }),
  ];
}

/**
 * Specification: asks whether the user prefers beauty, tech, home or fashion products. It takes into account what was
 * answered before.
 */
export async function followUpMessages(language: string, { niche }: Profile): Promise<ChatMessage[]> {
  const t = await loadTalk(language, PATIENCE);
  if (!t) return [];
  const suggestions = [...startersIn(t), ...choicesIn(t)];
  return [newMessage('ai', `${t(`welcome.chosen.${niche}`)} ${t('followUp')}`, { suggestions })];
}
