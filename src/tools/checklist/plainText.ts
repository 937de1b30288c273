import type { ChecklistItem } from './checklist';

const MARKS = { checked: '✅', open: '⬜' } as const;

/** Specification: 'a title, one line per item with a checked or unchecked mark, and the completeness percentage'. */
export function plainText(title: string, items: readonly ChecklistItem[], completeness: string): string {
  const lines = items.map(({ title, isChecked }) => `${isChecked ? MARKS.checked : MARKS.open} ${title}`);
  return [title, ...lines, completeness].join('\n');
}
