import { capital } from '../../lib/capital.ts';
import { crc32 } from '../../lib/checksum.ts';
import { fill } from '../../lib/fill.ts';
import type { Doubt, Proof } from './familyFiles.ts';
import { promiseIn } from './promise.ts';
import type { Feature } from './typedFeatures.ts';
import type { TypedProduct } from './typedProduct.ts';

/** What a shop title says of a product beside its kind, and a camera can look at. */
export const DETAILS = [
  'colour', // « vert sauge »
  'scent', // « pistache », of what is put on skin or hair, cleans or scents
  'flavour', // « pistache », of what is eaten or drunk
  'material', // « cuir »
  'variants', // « 3 vitesses »
] as const;

/** What is known of one very product: what its creator confirmed, and what stood beside its name. */
export const TOLD = [
  'move', // what it does in one move
  'surprised', // what surprised the creator
  'bothers', // what bothers them
  'sizes', // the sizes or colours there are
  ...DETAILS,
  'promise', // « 2 secondes »
  'price', // with its currency
  'length', // « 55 x 40 cm »
  'volume', // « 5 L »
  'weight', // « 1 kg »
  'functions', // « 3 en 1 »
  'count', // « lot de 3 »
] as const;

export type ToldFacts = Readonly<Partial<Record<(typeof TOLD)[number], string>>>;

/** How a fact is worded; `{{told}}` is the fact itself, `{{Told}}` begins a sentence. */
interface ToldTexts {
  proofs: readonly Proof[];
  doubts: readonly Doubt[];
  /** Said in the first person. */
  lines: readonly string[];
}

/** What says more of the product than its kind does; the others (a promise, a size) say less, and come after it. */
const TELLING: ReadonlySet<keyof ToldFacts> = new Set(['move', 'surprised', 'bothers', ...DETAILS]);

const IS_DETAIL: ReadonlySet<keyof ToldFacts> = new Set(DETAILS);

/** The wordings of one language, by fact (told/fr.json, told/en.json). */
export type ToldCatalogue = Readonly<Record<(typeof TOLD)[number], ToldTexts>> & {
  readonly features: readonly Feature[];
};

interface Told extends ToldTexts {
  /** What was measured or counted: proofs that say less than those of the kind. */
  lesserProofs: readonly Proof[];
}

/**
 * Everything that can be said from these facts; nothing without one.
 *
 * @param textsOf how a fact is worded, for the product's name
 * @param typed decides in which of its ways a detail is put to the test, so that a result has but one of them
 */
export function tellFrom(facts: ToldFacts, textsOf: (of: keyof ToldFacts) => ToldTexts, typed: string): Told {
  const known = TOLD.flatMap((of) => {
    const told = facts[of]?.trim();
    if (!told) return [];
    const texts = textsOf(of);
    return [{ of, told, texts: IS_DETAIL.has(of) ? { ...texts, proofs: oneFor(typed, texts.proofs) } : texts }];
  });
  const proofsOf = (isTelling: boolean) =>
    known
      .filter(({ of }) => TELLING.has(of) === isTelling)
      .flatMap(({ told, texts }) => texts.proofs.map((proof) => filled(proof, told)));
  return {
    proofs: proofsOf(true),
    lesserProofs: proofsOf(false),
    doubts: known.flatMap(({ told, texts }) => texts.doubts.map((doubt) => filled(doubt, told))),
    lines: known.flatMap(({ told, texts }) => texts.lines.map((line) => fill(line, { told }))),
  };
}

/** One of several, always the same for the same words. */
function oneFor<Item>(typed: string, items: readonly Item[]): readonly Item[] {
  const place = Number.parseInt(crc32(typed), 16) % items.length;
  return items.slice(place, place + 1);
}

const filled = <Texts extends object>(texts: Texts, told: string): Texts => {
  const copy = { ...texts };
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') Object.assign(copy, { [key]: fill(text, { told, Told: capital(told) }) });
  return copy;
};

const withPromise = (promise: string | undefined): ToldFacts => (promise ? { promise } : {});

/** What is measured how, by the unit that is typed; watts, gigabytes and the like are seen by no camera. */
const MEASURED = {
  /** From ten on: of eight millimetres a tape measure tells nothing. */
  length: /\d\d\s?(?:cm|pouces|inch(?:es)?|")$|\d\s?(?:m|mètres?|ft)$/i,
  volume: /(?:ml|cl|litres?|liters?|l|oz)$/i,
  weight: /(?:kg|g|lbs?)$/i,
} as const;

function measuresIn(size: string): ToldFacts {
  const of = (['volume', 'weight', 'length'] as const).find((measure) => MEASURED[measure].test(size));
  return of ? { [of]: size } : {};
}

/** What a typed product says of itself beside its price, as it was written. */
export const factsBeside = ({ typed, size, functions, count }: TypedProduct): ToldFacts => ({
  ...withPromise(promiseIn(typed)),
  ...(size && measuresIn(size)),
  ...(functions && { functions }),
  ...(count && { count }),
});
