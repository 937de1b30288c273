import { toolRunOf } from '../../state/toolRuns';

/** The longest discount that fits into 3–4 seconds of speech, with room to spare; characters. */
export const LONGEST_OFFER = 80;

/** Keeps the creator's own discount with the answers, so that the script says it and a reload keeps it. */
export function keepOffer(offer: string): void {
  toolRunOf('shop-script').setState(({ answers: { offer: _, ...answers } }) => ({
    answers: offer === '' ? answers : { ...answers, offer: offer.slice(0, LONGEST_OFFER) },
  }));
}
