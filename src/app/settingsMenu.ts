import type { SettingsSection } from '../features/settings/settingsSections';
import type { ToolMenu } from '../tools/defineTool';

type Keywords = ToolMenu['keywords'];

/** What people who look for something in the settings type, with the section that has it; none for the whole screen. */
const PARTS: readonly (Keywords & { section?: SettingsSection })[] = [
  {
    fr: ['réglages', 'paramètres', 'options', 'configuration'],
    en: ['settings', 'options', 'preferences'],
  },
  {
    section: 'language',
    fr: ['langue', 'changer de langue', 'anglais', 'français'],
    en: ['language', 'change language', 'english', 'french'],
  },
  {
    section: 'display',
    fr: ['thème', 'mode sombre', 'mode nuit', 'mode clair', 'sombre'],
    en: ['theme', 'dark mode', 'night mode', 'light mode', 'dark'],
  },
  {
    section: 'reminders',
    fr: ['rappel', 'notification', 'notif', 'alarme', 'me rappeler'],
    en: ['reminder', 'notification', 'notifs', 'alarm', 'remind me'],
  },
  {
    section: 'data',
    fr: [
      'sauvegarde',
      'sauvegarder',
      'backup',
      'exporter',
      'export',
      'importer',
      'import',
      'restaurer',
      'récupérer mes données',
      'transférer',
      'changer de téléphone',
      'nouveau téléphone',
      'télécharger mes données',
      'supprimer mes données',
      'effacer',
      'effacer tout',
      'supprimer mon compte',
      'réinitialiser',
    ],
    en: [
      'backup',
      'back up',
      'save',
      'export',
      'import',
      'restore',
      'recover my data',
      'transfer',
      'new phone',
      'change phone',
      'download my data',
      'delete my data',
      'erase',
      'delete everything',
      'delete my account',
      'reset',
    ],
  },
  {
    section: 'storage',
    fr: ['stockage', 'espace', 'mémoire'],
    en: ['storage', 'space', 'memory'],
  },
  {
    section: 'display',
    fr: ['animations'],
    en: ['animations'],
  },
  {
    section: 'about',
    fr: ['installer', 'hors ligne', 'version'],
    en: ['install', 'offline', 'version'],
  },
  {
    fr: ['compte', 'déconnexion'],
    en: ['account', 'log out'],
  },
];

/** All of them, most telling first. */
export const settingsKeywords: Keywords = {
  fr: PARTS.flatMap(({ fr }) => fr),
  en: PARTS.flatMap(({ en }) => en),
};

/** The keywords of a section in both languages; of the screen as a whole for undefined. */
export const sectionKeywords = (wanted?: SettingsSection): string[] =>
  PARTS.filter(({ section }) => section === wanted).flatMap(({ fr, en }) => [...fr, ...en]);
