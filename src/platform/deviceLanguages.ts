/** The languages that the device prefers, most preferred first (BCP 47). */
export const deviceLanguages = (): readonly string[] => navigator.languages ?? [];
