/**
 * Words that another screen passes to the coach to be sent at once; never in the address, which anybody can link to.
 */
interface Asked {
  asked: string;
}

/** The navigation state that makes the coach receive these words. */
export const askedWith = (words: string): Asked => ({ asked: words });

/** The words in such a navigation state; undefined in any other. */
export function askedWords(state: unknown): string | undefined {
  return isAsked(state) ? state.asked : undefined;
}

function isAsked(state: unknown): state is Asked {
  return typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string';
}
