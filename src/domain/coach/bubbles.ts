import { type Brief, textsOf } from './brief';
import { capitalised } from './forProduct';
import type { Guide, Topic } from './guide';
import type { Product } from './lexicon';

/** A guide with at least this many niches depends on the niche enough to ask for it. */
const BY_NICHE = 6;

/** Whether to ask for the niche first: it is unknown, and the guide's answer depends on it. */
export const asksNiche = ({ niche, product }: Brief, guide: Guide) =>
  !niche && !product && guide.topic !== 'niche-choice' && Object.keys(guide.byNiche ?? {}).length >= BY_NICHE;

/** A guide's bubbles: those about the product if it has any, else with the niche's own in their place. */
export function bubblesOf(brief: Brief, guide: Guide): string[] {
  const own = productBubbles(brief, guide.topic);
  if (own.length === 0) return filled(brief, guide);
  const { besideProduct, nichePart } = guide;
  const isBeside = (part: string, index: number) =>
    besideProduct ? besideProduct.includes(index) : index !== nichePart && !part.includes('{product}');
  return [...own, ...guide.parts.filter(isBeside)].map(capitalised);
}

const bareOf = ({ name }: Product) => name.slice(name.indexOf(' ') + 1);

const nameOf = (brief: Brief, product: Product) =>
  product.language === brief.turn.language ? product.name : textsOf(brief).your(bareOf(product));

/** The parts with the niche's own in place and the slots filled; one whose slot stays empty is left out. */
function filled(brief: Brief, guide: Guide): string[] {
  const { niche, product, profile } = brief;
  const nicheText = niche && guide.byNiche?.[niche];
  const fill: Record<string, string | undefined> = {
    product: product && nameOf(brief, product),
    niche: niche && textsOf(brief).niches[niche].short,
    name: profile?.name?.trim() || undefined,
  };
  return guide.parts
    .map((part, index) => (nicheText && index === guide.nichePart ? nicheText : part))
    .filter((part) => [...part.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => fill[slot]))
    .map((part) => part.replace(/\{(\w+)\}/g, (_, slot: string) => fill[slot] ?? ''))
    .map(capitalised);
}

/** Short enough for an impulse buy. */
const SCRIPT_SECONDS = 24;

/** What a topic says about the product that the question is about. */
export function productBubbles(brief: Brief, topic: Topic): string[] {
  const { product, shown, turn } = brief;
  const { forProduct, shots } = textsOf(brief);
  if (!product) return [];
  const isSaid = (line: string) => {
    const quoted = /[«“](.+)[»”]/.exec(line)?.[1] ?? line;
    return shown.some((bubble) => bubble.includes(quoted));
  };
  return (
    forProduct[topic]?.({
      name: nameOf(brief, product),
      bare: capitalised(bareOf(product)),
      shots: shots[product.kind],
      seconds: turn.seconds ?? SCRIPT_SECONDS,
      unsaid: (lines) => lines.filter((line) => !isSaid(line)),
    }) ?? []
  );
}

/** Extra material for a topic: as many bubbles as one can ask for more. */
export function extras(brief: Brief, topic: Topic): string[] {
  const { more, moreProducts, niches } = textsOf(brief);
  const { niche, product } = brief;
  if (topic !== 'product-choice') return (more[topic] ?? []).map((bubble) => naming(bubble, product));
  return niche ? moreProducts.lists[niche].map((list) => `${moreProducts.title(niches[niche].the)} ${list}.`) : [];
}

/** Says what « [Objet] » stands for, if that is known. */
const naming = (bubble: string, product: Product | undefined) =>
  product ? bubble.replaceAll(/\[(?:Objet|Item)\]/g, capitalised(bareOf(product))) : bubble;

/** The guides that a guide's suggestions lead to. */
export function nextGuides({ guides, leadsTo }: Brief, guide: Guide): Guide[] {
  const topics = new Set(
    guide.suggestions.map(leadsTo).filter((topic) => topic !== 'unknown' && topic !== guide.topic),
  );
  return [...topics].flatMap((topic) => (topic === 'unknown' ? [] : (guides.get(topic) ?? [])));
}

/** A quotation stays in one piece, however many sentences it has. */
function wholeQuotes(pieces: readonly string[]): string[] {
  const isOpen = (text: string) => /[«“][^»”]*$/.test(text);
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last !== undefined && isOpen(last)) whole[whole.length - 1] = last + piece;
    else whole.push(piece);
  }
  return whole;
}

/** Bubbles and list items as sentences, without the list's introduction. */
export const sentencesOf = (bubble: string) =>
  bubble
    .split('\n')
    .map((line) => line.replace(/^- /, ''))
    .filter((line) => line.trim() && !/[:：]\**$/.test(line.trim()) && !/^\*\*[^*]+\*\*$/.test(line.trim()))
    .flatMap((line) => wholeQuotes(line.match(/.+?(?:[.!?…]+(?:\s?[»”"’)*])*(?=\s|$)|$)/g) ?? []))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A bubble's first sentence, with the answer if it is a question, and without the emphasis of a label. */
export function headline(bubble: string): string {
  const [first = bubble, second = ''] = sentencesOf(bubble);
  return (first.endsWith('?') ? `${first} ${second}`.trim() : first).replace(/^\*\*(.+?)\*\*/, '$1');
}
