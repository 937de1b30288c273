import type { ChecklistItem } from './checklist';

const MARKS = { checked: '✅', open: '⬜', passed: '➖' } as const;

/** The words around the items, in the chosen language. */
interface Words {
  title: string;
  completeness: string;
  /** 'Not for this video', shown after an item that does not apply. */
  passed: string;
}

/** Specification: 'a title, one line per item with a checked or unchecked mark, and the completeness percentage'. */
export function plainText(items: readonly ChecklistItem[], { title, completeness, passed }: Words): string {
  const lines = items.map(({ title, isChecked, isPassed }) => {
    if (isPassed) return `${MARKS.passed} ${title} (${passed})`;
    return `${isChecked ? MARKS.checked : MARKS.open} ${title}`;
  });
  return [title, ...lines, completeness].join('\n');
}
