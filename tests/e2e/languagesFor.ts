/** French and English in the full run; else they take turns, so that each case has one of them. */
export const languagesFor = (index: number): readonly ('fr' | 'en')[] =>
  process.env.FULL ? ['fr', 'en'] : [index % 2 === 0 ? 'fr' : 'en'];
