import type { ChatMessage } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { languageOfAnswers } from './hasModel';
import { newMessage } from './newMessage';
import { choicesIn, loadTalk, startersIn } from './talk';

/** Until then the screen says itself what can be asked, ms. */
const PATIENCE = 10_000;

/**
 * The welcome, with what can be asked at once; nothing where its words do not come. Where questions are answered in
 * another language than the chosen one, it leads to the tools, which speak that.
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

/** Specification: asks whether the user prefers beauty, tech, home or fashion products. It knows what was answered. */
export async function followUpMessages(language: string, { niche }: Profile): Promise<ChatMessage[]> {
  const t = await loadTalk(language, PATIENCE);
  if (!t) return [];
  const suggestions = [...startersIn(t), ...choicesIn(t)];
  return [newMessage('ai', `${t(`welcome.chosen.${niche}`)} ${t('followUp')}`, { suggestions })];
}
