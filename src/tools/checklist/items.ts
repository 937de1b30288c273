import type { NichePick } from '../../domain/matchNiche';

/** Specification, checklist item: priority (critical|important|recommended). */
export const PRIORITIES = ['critical', 'important', 'recommended'] as const;
export type Priority = (typeof PRIORITIES)[number];

type Category = 'opening' | 'picture' | 'product' | 'action' | 'sound' | 'text' | 'rules' | 'talk' | 'proof';

/** The rules that items rest on, explained beside them. */
export type RuleId = 'disclosure' | 'claims' | 'pictures' | 'body';

interface ItemKind {
  category: Category;
  priority: Priority;
  rules?: readonly RuleId[];
}

/**
 * Specification: 8 common items, then the niche-specific ones, by id; in the order of a video, from beginning to end.
 */
export const ITEMS = {
  hook: { category: 'opening', priority: 'critical' },
  format: { category: 'picture', priority: 'important' },
  product_visibility: { category: 'product', priority: 'critical' },
  cta: { category: 'action', priority: 'critical' },
  trending_sound: { category: 'sound', priority: 'recommended' },
  subtitles: { category: 'text', priority: 'important' },
  compliance: { category: 'rules', priority: 'critical', rules: ['disclosure', 'claims'] },
  engagement_triggers: { category: 'talk', priority: 'recommended' },
  before_after: { category: 'proof', priority: 'important', rules: ['pictures'] },
  application_demo: { category: 'proof', priority: 'important' },
  tech_demo: { category: 'proof', priority: 'important' },
  specs_highlight: { category: 'product', priority: 'recommended' },
  exercise_demo: { category: 'proof', priority: 'important', rules: ['body'] },
} as const satisfies Record<string, ItemKind>;
export type ItemId = keyof typeof ITEMS;

export const COMMON_ITEMS = [
  'hook',
  'format',
  'product_visibility',
  'cta',
  'trending_sound',
  'subtitles',
  'compliance',
  'engagement_triggers',
] as const satisfies readonly ItemId[];

/** The niches with items of their own; only they have tips and mistakes, too. */
const NICHE_ITEMS = {
  beauty: ['before_after', 'application_demo'],
  tech: ['tech_demo', 'specs_highlight'],
  fitness: ['exercise_demo'],
} as const satisfies Partial<Record<NichePick, readonly ItemId[]>>;
export type SpecialNiche = keyof typeof NICHE_ITEMS;

/** The niche if it has items of its own. */
export function specialNiche(niche: NichePick | undefined): SpecialNiche | undefined {
  return niche === 'beauty' || niche === 'tech' || niche === 'fitness' ? niche : undefined;
}

/** The items of a niche's checklist; only the common ones for an unknown niche. */
export function itemIdsOf(niche: NichePick | undefined): readonly ItemId[] {
  const special = specialNiche(niche);
  return special ? [...COMMON_ITEMS, ...NICHE_ITEMS[special]] : COMMON_ITEMS;
}

/** Whether an item may be marked 'not for this video'. What the law asks for applies to every video. */
export const canPass = (id: ItemId): boolean => id !== 'compliance';

/** The rules that an item rests on. */
export function rulesOf(id: ItemId): readonly RuleId[] {
  const kind: ItemKind = ITEMS[id];
  return kind.rules ?? [];
}
