import type { TFunction } from 'i18next';
import type { ProductBrief } from '../../../domain/products/brief';
import type { FreshChoice } from '../../../domain/products/freshChoice';
import { listOf } from '../../../domain/products/thread';
import { words } from '../../../lib/fold';
import type { Card, ToolResult } from '../result/model';

/** What may not be claimed of a product, and what is never done with it. */
export interface Cautions {
  claims: { not: string; why: string }[];
  never: string[];
}

const CLAIMS = 3;
const NEVER = 2;
/** Shorter words say nothing of what a line is about. */
const SHORTEST_WORD = 4;
/** Two lines that share so much of the shorter one say the same. */
const SAME = 2 / 3;

/** Some of what may not be claimed of a product and of what is never done with it, no two lines alike. */
export function cautionsFor(product: ProductBrief, choose: FreshChoice): Cautions {
  const claims = unlike(product.knowledge.claims, ({ not }) => not, product);
  const never = unlike(product.knowledge.never, (text) => text, product);
  return {
    claims: choose.some(listOf(product, 'claims'), claims, CLAIMS).map(({ not, why }) => ({ not, why })),
    never: choose.some(listOf(product, 'never'), never, NEVER),
  };
}

/** Without those that say what one before them says already: a kind's own line and its family's may be near equal. */
function unlike<Item>(items: readonly Item[], textOf: (item: Item) => string, { name }: ProductBrief): Item[] {
  const ofName = words(name.bare);
  const subjectOf = (item: Item) =>
    words(textOf(item)).filter((word) => word.length >= SHORTEST_WORD && !ofName.includes(word));
  const isSame = (one: readonly string[], other: readonly string[]) => {
    const shared = one.filter((word) => other.includes(word)).length;
    return shared > 0 && shared >= SAME * Math.min(one.length, other.length);
  };
  const kept: Item[] = [];
  for (const item of items) {
    if (!kept.some((one) => isSame(subjectOf(one), subjectOf(item)))) kept.push(item);
  }
  return kept;
}

/** A result with a card that says what not to claim, so that it is copied with the rest. */
export function withCautions(result: ToolResult, cautions: Cautions | undefined, t: TFunction<'tool'>): ToolResult {
  if (!cautions) return result;
  const card: Card = {
    id: 'cautions',
    rank: 'detail',
    eyebrow: t('product.cautions'),
    isWide: true,
    blocks: [
      {
        kind: 'list',
        name: t('product.notToSay'),
        items: cautions.claims.map(({ not, why }) => t('product.claim', { not, why })),
      },
      { kind: 'list', name: t('product.notToDo'), items: cautions.never },
    ],
    copy: { what: 'card' },
  };
  return { ...result, sections: [...result.sections, { cards: [card] }] };
}
