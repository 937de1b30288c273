import { CONTENT_FOCUSES, type ContentFocus } from '../../contracts/video';
import type { NewIdea } from '../../state/slices/videosStore';

/** The maximum lengths of the fields, in characters. */
export const LONGEST = { title: 500, hook: 1000, product: 500 } as const;

/** What the form holds between visits, by field; a field that was never typed in is absent. */
export type Draft = Readonly<Partial<Record<'title' | 'hook' | 'focus' | 'product', string>>>;

export const focusOf = (focus: string | undefined): ContentFocus | undefined =>
  CONTENT_FOCUSES.find((known) => known === focus);

/**
 * Specification: 'Add Idea in the planner does nothing unless a day is selected and title, hook and contentFocus are all
 * filled; productMention is optional.' Undefined where one is missing.
 */
export function ideaOf(draft: Draft, date: string | undefined, niche: string): NewIdea | undefined {
  const contentFocus = focusOf(draft.focus);
  const [title = '', hook = '', product = ''] = [draft.title, draft.hook, draft.product].map((text) => text?.trim());
  if (!date || !title || !hook || !contentFocus) return undefined;
  return {
    title,
    hook,
    niche,
    contentFocus,
    slot: { date },
    sourceTool: 'conversion-planner',
    ...(product && { product }),
  };
}
