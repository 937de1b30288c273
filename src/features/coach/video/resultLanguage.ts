/** The language that the result's advice is written in: the rules word it in French and English only. */
export const resultLanguage = (language: string): 'fr' | 'en' => (language === 'fr' ? 'fr' : 'en');
