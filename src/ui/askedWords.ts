/** Words that another screen hands to the coach, who is asked them at once; never in the address, which anybody can link to. */
interface Asked {
  asked: string;
}

/** The state of a navigation to the coach that asks these words. */
export const askedWith = (words: string): Asked => ({ asked: words });

/** The words of such a navigation, undefined in any other. */
export function askedWords(state: unknown): string | undefined {
  return isAsked(state) ? state.asked : undefined;
}

function isAsked(state: unknown): state is Asked {
  return typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string';
}
