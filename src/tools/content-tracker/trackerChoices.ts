import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';

export const VIEWS = ['list', 'board', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

type Kept = Readonly<Record<string, string>>;

const run = () => toolRunOf('content-tracker');

/**
 * What the screen keeps besides the videos, by name: view, filter, open day, half-written idea. Undefined until it is
 * read.
 */
export const useTrackerChoices = (): Kept | undefined => useKeptAnswers('content-tracker');

/** Keeps values by name, so that they survive a reload; a blank value is removed. */
export function keep(values: Kept): void {
  for (const [name, value] of Object.entries(values)) keepAnswer(run(), name, value);
}

export const viewOf = (kept: Kept): View => VIEWS.find((view) => view === kept.view) ?? 'list';
