import { LONGEST_ANSWER } from '../../../contracts/toolRun';
import { PRIORITIES, type Priority } from '../../../contracts/video';
import type { NewIdea } from '../../../state/slices/videosStore';

/** The maximum lengths of the fields, in characters; well within what an idea may hold. */
export const LONGEST = { title: 500, niche: 500, description: LONGEST_ANSWER } as const;

/** A new idea, as far as it is written. */
export interface Draft {
  title: string;
  niche: string;
  description: string;
  priority: Priority;
}

export const EMPTY_DRAFT: Draft = { title: '', niche: '', description: '', priority: 'medium' };

/**
 * The draft from the values kept on the device, by name; see `keptDraft`. Specification: priority defaults to medium.
 */
export const draftOf = (kept: Readonly<Record<string, string>>): Draft => ({
  title: kept.newTitle ?? '',
  niche: kept.newNiche ?? '',
  description: kept.newDescription ?? '',
  priority: PRIORITIES.find((priority) => priority === kept.newPriority) ?? EMPTY_DRAFT.priority,
});

export const keptDraft = ({ title, niche, description, priority }: Draft): Readonly<Record<string, string>> => ({
  newTitle: title,
  newNiche: niche,
  newDescription: description,
  newPriority: priority,
});

/** Specification: saving an idea requires title and niche; description optional. Undefined where one is missing. */
export function ideaOf({ title, niche, description, priority }: Draft): NewIdea | undefined {
  const idea = {
    title: title.trim().slice(0, LONGEST.title),
    niche: niche.trim().slice(0, LONGEST.niche),
    description: description.trim().slice(0, LONGEST.description),
    priority,
  };
  return idea.title && idea.niche ? idea : undefined;
}
