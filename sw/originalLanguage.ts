/** French or English, whichever the browser (BCP 47) speaks: the two languages the worker itself has texts in. */
export const originalFor = (browserLanguage: string) => (/^fr\b/i.test(browserLanguage) ? 'fr' : 'en');
