const MONDAY = 1;
const SUNDAY = 7;

const SUNDAY_LANGUAGES = 'en pt ja ko hi is he ur bn ta te th id fil am zu af'.split(' ');

/** The languages whose week does not begin on Monday (CLDR week data), for browsers that cannot tell. */
const FALLBACK: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SUNDAY_LANGUAGES.map((code) => [code, SUNDAY])),
  ar: 6,
  fa: 6,
};

/** How browsers tell a language's week: newer ones by a method, older ones by a property, some not at all. */
interface WithWeek extends Pick<Intl.Locale, 'language'> {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The first day of the week where a language is spoken: 1 (Monday) to 7 (Sunday). */
export function firstWeekday(locale: WithWeek): number {
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return week?.firstDay ?? FALLBACK[locale.language] ?? MONDAY;
}
