import type { ProductBrief } from './brief.ts';
import type { Original } from './productBook.ts';

/** Hours, a night, days: more than a live lasts. */
const TAKES_LONG: Readonly<Record<Original, RegExp>> = {
  fr: /(?<!\p{L})(?:(?:une|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quelques|plusieurs|\d+)\s(?:heures?|jours?|nuits?|semaines?|mois|lavages)|lendemain|demain|(?:toute )?la nuit|par jour|chaque (?:jour|semaine)|ce soir|au matin)(?!\p{L})/iu,
  en: /\b(?:(?:an|one|two|three|four|five|six|seven|eight|ten|twelve|a few|several|\d+)\s(?:hours?|days?|nights?|weeks?|months?|washes)|overnight|tomorrow|next (?:day|morning)|the morning after|a (?:day|night|week) later|every (?:day|week)|day (?:one|two|three|\d+))\b/i,
};

/** As many have to be left of each, or none is left out. */
const FEWEST = { proofs: 3, doubts: 2 };

/** What is known of a product, without what cannot be shown within one live: a mark after a night, a leaf after days. */
export function inOneSitting(brief: ProductBrief): ProductBrief {
  const { knowledge, toldProofs, ownProofs, ownDoubts } = brief;
  const isQuick = (...lines: readonly string[]) => !lines.some((line) => TAKES_LONG[brief.name.language].test(line));
  const proofs = knowledge.proofs.filter(({ shows, shot, hook, say }) => isQuick(shows, shot, hook, say));
  const doubts = knowledge.doubts.filter(({ say }) => isQuick(say));
  const left = <Item>(first: number, all: readonly Item[], kept: readonly Item[]) =>
    all.slice(0, first).filter((item) => kept.includes(item)).length;
  return {
    ...brief,
    ...(proofs.length >= FEWEST.proofs && {
      toldProofs: left(toldProofs, knowledge.proofs, proofs),
      ownProofs: left(ownProofs, knowledge.proofs, proofs),
    }),
    ...(doubts.length >= FEWEST.doubts && { ownDoubts: left(ownDoubts, knowledge.doubts, doubts) }),
    knowledge: {
      ...knowledge,
      ...(proofs.length >= FEWEST.proofs && { proofs }),
      ...(doubts.length >= FEWEST.doubts && { doubts }),
    },
  };
}
