import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepAnswer, toolRunOf } from '../../state/toolRuns';

export const VIEWS = ['list', 'board', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

type Kept = Readonly<Record<string, string>>;

const run = () => toolRunOf('content-tracker');

/** What the screen keeps besides the videos, by name: view, filter, open day, half-written idea. Undefined until it is read. */
export function useKept(): Kept | undefined {
  const { answers } = useStore(run());
  const [isRead, setRead] = useState(() => run().status() === 'ready');
  useEffect(() => {
    let isShown = true;
    run()
      .hydrate()
      .then(() => isShown && setRead(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isRead ? answers : undefined;
}

/** Keeps values by name, so that they survive a reload; a blank one is none. */
export function keep(values: Kept): void {
  for (const [name, value] of Object.entries(values)) keepAnswer(run(), name, value);
}

export const viewOf = (kept: Kept): View => VIEWS.find((view) => view === kept.view) ?? 'list';
