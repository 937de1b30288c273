type Original = () => Promise<{ default: object }>;

/** What notifications say, in the originals: part of the code, since it has to be available whatever is stored. */
const ORIGINALS: Readonly<Record<string, Readonly<Record<string, Original>>>> = {
  notifications: {
    en: () => import('../domain/notifications/locales/en.json'),
    fr: () => import('../domain/notifications/locales/fr.json'),
  },
  liveTips: {
    en: () => import('../domain/liveTips/locales/en.json'),
    fr: () => import('../domain/liveTips/locales/fr.json'),
  },
};

/** A catalogue that is part of the code; undefined for any other. */
export function inTheCode(language: string, namespace: string): Promise<object> | undefined {
  return ORIGINALS[namespace]?.[language]?.().then((module) => module.default);
}
