import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SharedFile } from '../../../contracts/sharedFile';
import { now } from '../../../platform/clock';
import { dropSharedFile, findSharedFiles, keepChosenFile } from '../../../platform/sharedFileStore';
import { checkFile } from '../../../platform/videoFile/checkFile';
import type { Analysis } from './useAnalysis';

export interface SharedFiles {
  /** The waiting files, newest first. */
  waiting: readonly SharedFile[];
  /** One was shared while others waited: the user is asked which comes first. */
  isAsking: boolean;
  analyze: (shared: SharedFile) => void;
  remove: (shared: SharedFile) => void;
  /**
   * Analyzes a file that was not shared. It is stored like the shared ones, so that a reload or a share does not lose
   * it, until it is no longer wanted.
   */
  chooseOther: (file: File) => void;
  /** The creator leaves what is being analyzed: a shared file goes on waiting, one chosen here is forgotten. */
  leave: () => void;
  /** Its analysis is kept: the file no longer waits. */
  drop: () => Promise<void>;
}

/**
 * The files that wait to be analyzed, shared to the app or chosen before a reload. A single one that has just been
 * shared starts at once; of several the creator chooses one, and the others go on waiting. A file waits until its
 * analysis is kept, or until it turns out that there can be none.
 */
export function useSharedFiles({ state, choose, refuse }: Analysis, wasShared: boolean): SharedFiles {
  const [waiting, setWaiting] = useState<readonly SharedFile[]>([]);
  const [isAsking, setAsking] = useState(false);
  const current = useRef<SharedFile>(undefined);
  const wasChosen = useRef(false);
  const { step } = state;
  const problem = step.name === 'idle' ? step.problem : undefined;
  const isHopeless = problem !== undefined && problem !== 'failed' && problem !== 'stalled';

  const analyze = (shared: SharedFile) => {
    current.current = shared;
    wasChosen.current = false;
    setAsking(false);
    choose(shared.file);
  };
  const chooseOther = (file: File) => {
    leave();
    choose(file);
    if (checkFile(file)) return;
    current.current = { file, sharedAt: now().getTime() };
    wasChosen.current = true;
    // If there is no room, only the page has it.
    keepChosenFile(current.current).catch(console.warn);
  };
  const remove = async (shared: SharedFile) => {
    setWaiting((all) => all.filter((one) => one !== shared));
    // If storage fails, it is removed after a day.
    await dropSharedFile(shared).catch(console.warn);
  };
  const drop = async () => {
    if (current.current) await remove(current.current);
    current.current = undefined;
  };

  const leave = () => {
    if (wasChosen.current) void drop();
    wasChosen.current = false;
  };

  const begin = useEffectEvent(async () => {
    const found = ((await findSharedFiles().catch(console.warn)) ?? []).toReversed();
    setWaiting(found);
    if (!wasShared) return;
    const [newest, ...others] = found;
    if (!newest) refuse('gone');
    else if (others.length > 0) setAsking(true);
    else analyze(newest);
  });
  useEffect(() => void begin(), []);

  const dropHopeless = useEffectEvent(() => void drop());
  useEffect(() => {
    if (isHopeless) dropHopeless();
  }, [isHopeless]);

  return {
    waiting,
    isAsking: isAsking && waiting.length > 0,
    analyze,
    remove: (shared) => void remove(shared),
    chooseOther,
    leave,
    drop,
  };
}
