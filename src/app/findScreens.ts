import type { Intents } from '../domain/coach/intents';
import { screenFinder } from '../domain/search/screenFinder';
import { listed } from '../lib/listed';
import { menuOf } from './menus';
import { type AppScreen, screens, TOOLS_PATH } from './screens';

export interface FoundScreen {
  id: string;
  path: string;
  title: string;
  /** What the screen does, in one line; blank if nobody has written that. */
  job: string;
}

/**
 * Finds every screen but the list of tools, best match first: by its name, keywords and job. French and English
 * keywords count in every language, after those of its own.
 *
 * @param nameOf a screen's name in this language
 * @param jobOf what a screen does, by its id, in this language
 * @param intents what people who need a screen say in this language, unless it is French or English
 */
export function screensIn(
  language: string,
  nameOf: (titleKey: AppScreen['titleKey']) => string,
  jobOf: (id: string) => string,
  intents: Intents,
): (query: string) => readonly FoundScreen[] {
  const all = screens
    .filter(({ paths }) => !paths.includes(TOOLS_PATH))
    .map(({ id, paths, titleKey }) => {
      const { keywords } = menuOf(id);
      const [own, other] = language === 'fr' ? [keywords.fr, keywords.en] : [keywords.en, keywords.fr];
      return {
        id,
        path: paths[0] ?? '/',
        title: nameOf(titleKey),
        job: jobOf(id),
        keywords: [...listed(intents[id] ?? ''), ...own, ...other],
      };
    });
  const find = screenFinder(all.map((screen) => ({ ...screen, name: screen.title })));
  return (query) => find(query).flatMap((id) => all.find((screen) => screen.id === id) ?? []);
}
