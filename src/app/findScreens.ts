import type { Intents } from '../domain/coach/intents';
import { screenFinder } from '../domain/search/screenFinder';
import { SETTINGS_SECTIONS, type SettingsSection } from '../features/settings/settingsSections';
import { listed } from '../lib/listed';
import { menuOf } from './menus';
import { type AppScreen, screens, TOOLS_PATH } from './screens';
import { sectionKeywords } from './settingsMenu';

export interface FoundScreen {
  id: string;
  path: string;
  title: string;
  /** What the screen does, in one line; blank if nobody has written that. */
  job: string;
}

/** Finds the section of the settings that a query means, as an anchor; blank if it means the whole screen. */
function sectionFinder(headings: Readonly<Record<SettingsSection, string>>): (query: string) => string {
  const whole = { id: '', name: '', job: '', keywords: sectionKeywords() };
  const sections = SETTINGS_SECTIONS.map((section) => ({
    id: `#${section}`,
    name: headings[section],
    job: '',
    keywords: sectionKeywords(section),
  }));
  const find = screenFinder([whole, ...sections]);
  return (query) => find(query)[0] ?? '';
}

/**
 * Finds every screen but the list of tools, best match first: by its name, keywords and job. French and English
 * keywords count in every language, after those of its own.
 *
 * @param nameOf a screen's name in this language
 * @param jobOf what a screen does, by its id, in this language
 * @param headings the headings of the settings' sections, in this language
 * @param intents what people who need a screen say in this language, unless it is French or English
 */
export function screensIn(
  language: string,
  nameOf: (titleKey: AppScreen['titleKey']) => string,
  jobOf: (id: string) => string,
  headings: Readonly<Record<SettingsSection, string>>,
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
  const section = sectionFinder(headings);
  return (query) =>
    find(query).flatMap((id) => {
      const screen = all.find((one) => one.id === id);
      if (!screen) return [];
      return id === 'settings' ? { ...screen, path: `${screen.path}${section(query)}` } : screen;
    });
}
