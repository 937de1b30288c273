import { useStore } from 'zustand';
import { toolRunOf } from '../../state/slices/toolRuns';
import type { Answers } from './ToolStage';
import { useIsRead } from './useIsRead';

/** What a screen stored between visits, by name (`keepAnswer` of its run). Undefined until it is read. */
export function useKeptAnswers(id: string): Answers | undefined {
  const run = toolRunOf(id);
  const { answers } = useStore(run);
  return useIsRead(run) ? answers : undefined;
}
