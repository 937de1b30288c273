/** The languages that the device prefers, the first one first (BCP 47). */
export const deviceLanguages = (): readonly string[] => navigator.languages ?? [];
