import type { TFunction } from 'i18next';
import type { ProductBrief } from '../../../domain/products/brief';
import type { FreshChoice } from '../../../domain/products/freshChoice';
import { listOf } from '../../../domain/products/thread';
import type { Card, ToolResult } from '../result/model';

/** What may not be claimed of a product, and what is never done with it. */
export interface Cautions {
  claims: { not: string; why: string }[];
  never: string[];
}

const CLAIMS = 3;
const NEVER = 2;

export const cautionsFor = (product: ProductBrief, choose: FreshChoice): Cautions => ({
  claims: choose
    .some(listOf(product, 'claims'), product.knowledge.claims, CLAIMS)
    .map(({ not, why }) => ({ not, why })),
  never: choose.some(listOf(product, 'never'), product.knowledge.never, NEVER),
});

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
