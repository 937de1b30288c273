/** The sections of the settings that the search leads to, by the ids of their headings. */
export const SETTINGS_SECTIONS = ['language', 'display', 'reminders', 'storage', 'data', 'about'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
