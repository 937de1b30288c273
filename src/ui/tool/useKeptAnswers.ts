import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toolRunOf } from '../../state/toolRuns';
import type { Answers } from './ToolStage';

/** What a screen kept between visits, by name (`keepAnswer` of its run). Undefined until it is read. */
export function useKeptAnswers(id: string): Answers | undefined {
  const run = toolRunOf(id);
  const { answers } = useStore(run);
  const [isRead, setRead] = useState(() => run.status() === 'ready');
  useEffect(() => {
    let isShown = true;
    void run.hydrate().then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, [run]);
  return isRead ? answers : undefined;
}
