import type { OpenStage } from '../../contracts/video';
import type { NichePick } from '../../domain/nichePicks';
import { ITEMS, type ItemId, itemIdsOf, type Priority, type RuleId, rulesOf, specialNiche } from './items';
import type english from './locales/en.json';

export type Texts = (typeof english)['texts'];

/** Specification, checklist item: id, category, title, description, isChecked, priority, tips[]. */
export interface ChecklistItem {
  id: ItemId;
  category: (typeof ITEMS)[ItemId]['category'];
  priority: Priority;
  title: string;
  description: string;
  tips: readonly string[];
  isChecked: boolean;
  /** What the law and the platform say of it. */
  rules: readonly RuleId[];
}

/** Specification, checklist: items, specificTips, commonMistakes; the last two only where the niche has items of its own. */
export interface Checklist {
  items: readonly ChecklistItem[];
  specificTips: readonly string[];
  commonMistakes: readonly string[];
  checkedCount: number;
  /** Specification: 'the rounded percentage of checked items'. */
  progress: number;
  isComplete: boolean;
}

/** The checklist of a niche, undefined for one that is not among the eight; ids that it does not have are passed over. */
export function checklistOf(niche: NichePick | undefined, checked: readonly string[], texts: Texts): Checklist {
  const special = specialNiche(niche);
  const items = itemIdsOf(niche).map((id) => ({
    id,
    ...texts.items[id],
    category: ITEMS[id].category,
    priority: ITEMS[id].priority,
    isChecked: checked.includes(id),
    rules: rulesOf(id),
  }));
  const checkedCount = items.filter(({ isChecked }) => isChecked).length;
  return {
    items,
    specificTips: special ? texts.niches[special].tips : [],
    commonMistakes: special ? texts.niches[special].mistakes : [],
    checkedCount,
    progress: Math.round((100 * checkedCount) / items.length),
    isComplete: checkedCount === items.length,
  };
}

/** Whether every item of the niche is ticked. */
export function isComplete(niche: NichePick | undefined, checked: readonly string[]): boolean {
  return itemIdsOf(niche).every((id) => checked.includes(id));
}

/** The ticks with this one flipped. */
export function toggled(checked: readonly string[], id: ItemId): string[] {
  return checked.includes(id) ? checked.filter((other) => other !== id) : [...checked, id];
}

/**
 * Where a video that is not published stands once its ticks have changed: on to 'checked' when the last one is set, back to
 * 'toShoot' when one of a whole list goes; else where it was.
 */
export function stageAfter(stage: OpenStage, wasComplete: boolean, isNowComplete: boolean): OpenStage {
  if (isNowComplete && !wasComplete) return 'checked';
  return wasComplete && !isNowComplete && stage === 'checked' ? 'toShoot' : stage;
}
