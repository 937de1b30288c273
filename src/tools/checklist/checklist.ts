import type { OpenStage } from '../../contracts/video';
import type { NichePick } from '../../domain/matchNiche';
import { canPass, ITEMS, type ItemId, itemIdsOf, type Priority, type RuleId, rulesOf, specialNiche } from './items';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** What was said of the items, by id: ticked, or 'not for this video', which settles an item without doing it. */
export interface Marks {
  checked: readonly string[];
  passed: readonly string[];
}

export const UNMARKED: Marks = { checked: [], passed: [] };

/** Specification, checklist item: id, category, title, description, isChecked, priority, tips[]. */
export interface ChecklistItem {
  id: ItemId;
  category: (typeof ITEMS)[ItemId]['category'];
  priority: Priority;
  title: string;
  description: string;
  tips: readonly string[];
  isChecked: boolean;
  /** It does not apply to this video. */
  isPassed: boolean;
  canPass: boolean;
  /** The rules of the law and the platform that the item rests on. */
  rules: readonly RuleId[];
}

/** Specification, checklist: items, specificTips, commonMistakes; the last two only where the niche has items of its own. */
export interface Checklist {
  items: readonly ChecklistItem[];
  specificTips: readonly string[];
  commonMistakes: readonly string[];
  checkedCount: number;
  /** How many items apply. */
  askedCount: number;
  /** Specification: 'the rounded percentage of checked items', of those that apply. */
  progress: number;
  isComplete: boolean;
}

/**
 * The checklist of a niche; for undefined (none of the eight) the common items alone. Marks of items it does not have
 * are ignored.
 */
export function checklistOf(niche: NichePick | undefined, marks: Marks, texts: Texts): Checklist {
  const special = specialNiche(niche);
  const items = itemIdsOf(niche).map((id) => ({
    id,
    ...texts.items[id],
    category: ITEMS[id].category,
    priority: ITEMS[id].priority,
    isChecked: marks.checked.includes(id),
    isPassed: isPassed(marks, id),
    canPass: canPass(id),
    rules: rulesOf(id),
  }));
  const checkedCount = items.filter(({ isChecked }) => isChecked).length;
  const askedCount = items.filter(({ isPassed }) => !isPassed).length;
  return {
    items,
    specificTips: special ? texts.niches[special].tips : [],
    commonMistakes: special ? texts.niches[special].mistakes : [],
    checkedCount,
    askedCount,
    progress: Math.round((100 * checkedCount) / askedCount),
    isComplete: checkedCount === askedCount,
  };
}

/** A tick outweighs 'not for this video': a measure may tick the item later. */
const isPassed = ({ checked, passed }: Marks, id: ItemId) =>
  passed.includes(id) && !checked.includes(id) && canPass(id);

/** Whether every item of the niche that applies is ticked. */
export function isComplete(niche: NichePick | undefined, marks: Marks): boolean {
  return itemIdsOf(niche).every((id) => marks.checked.includes(id) || isPassed(marks, id));
}

/** The marks with this tick flipped; ticking an item also means that it applies. */
export function toggled({ checked, passed }: Marks, id: ItemId): Marks {
  return { checked: flipped(checked, id), passed: without(passed, id) };
}

/** The marks with 'not for this video' flipped; marking it unticks the item. */
export function passToggled({ checked, passed }: Marks, id: ItemId): Marks {
  return { checked: without(checked, id), passed: flipped(passed, id) };
}

const without = (ids: readonly string[], id: ItemId) => ids.filter((other) => other !== id);
const flipped = (ids: readonly string[], id: ItemId) => (ids.includes(id) ? without(ids, id) : [...ids, id]);

/**
 * The stage of an unpublished video once its ticks have changed: on to 'checked' when the last one is set, back to
 * 'toShoot' when a complete list loses one; otherwise unchanged.
 */
export function stageAfter(stage: OpenStage, wasComplete: boolean, isNowComplete: boolean): OpenStage {
  if (isNowComplete && !wasComplete) return 'checked';
  return wasComplete && !isNowComplete && stage === 'checked' ? 'toShoot' : stage;
}
