import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LONGEST_FILE_NAME } from '../../../contracts/measuredVideos';
import { thumbnail, type VideoAnswer, videoFacts } from '../../../contracts/videoAnalysis';
import { checkFile } from '../../../platform/videoFile/checkFile';
import { VideoFileError } from '../../../platform/videoFile/videoFileError';
import { keepMeasured } from '../../../state/slices/measuredVideosStore';
import { profileStore } from '../../../state/slices/profileStore';
import { settingsStore } from '../../../state/slices/settingsStore';
import { isValid } from '../../../state/store/storedShape';
import { askModel } from './askModel';
import { type DialogState, type IdleProblem, idle, type Measured, reduceDialog } from './dialogState';
import type { VideoModel } from './findVideoModel';

/** The maximum in a report. */
const MOST_THUMBNAILS = 12;

/** Reading videos is the largest part of the code: it is loaded with the first file. */
const loadMeasuring = () => import('../../../platform/videoFile/measureVideo');

type OnProgress = (share: number) => void;

async function measure(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<Measured> {
  const { measureVideo } = await loadMeasuring();
  const { facts, thumbnails } = await measureVideo(file, { signal, onProgress });
  return {
    facts: z.parse(videoFacts, facts),
    thumbnails: thumbnails.filter((picture) => isValid(thumbnail, picture)).slice(0, MOST_THUMBNAILS),
  };
}

/**
 * What would be sent of a file: its small version, or the file itself if none can be made or it is no smaller.
 * 'unreached' if either needs the network and it is gone.
 */
async function smallest(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<Blob | 'unreached'> {
  try {
    const { makeSmallVersion } = await import('../../../platform/videoFile/smallVersion');
    const small = await makeSmallVersion(file, { signal, onProgress });
    if (small === 'unreached') return small;
    return small && small.size < file.size ? small : file;
  } catch (error) {
    signal.throwIfAborted();
    console.warn('The small version could not be made', error);
    return file;
  }
}

export interface Analysis {
  state: DialogState;
  choose: (file: File) => void;
  refuse: (problem: IdleProblem) => void;
  answer: (answer?: VideoAnswer) => void;
  goOn: () => void;
  send: () => void;
  keepHere: () => void;
  /** Back to the choice while sending, else to the beginning. */
  cancel: () => void;
}

/**
 * Runs the analysis of one file at a time: measures it and, if a model can be asked, makes the version for it; sends
 * nothing before `send`. Anything running is aborted when the dialog closes.
 *
 * @param model the model that can be asked; it stays the same promise
 */
export function useAnalysis(model: Promise<VideoModel | undefined>): Analysis {
  const { i18n } = useTranslation();
  const [state, dispatch] = useReducer(reduceDialog, undefined, () => idle());
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    loadMeasuring().catch(console.warn); // ahead of the first file
    return () => running.current?.abort();
  }, []);

  /** Starts something that can be stopped; whatever ran before is stopped. */
  const start = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progress', share });
    return { signal, onProgress };
  };

  const choose = async (file: File) => {
    const { signal, onProgress } = start();
    const problem = checkFile(file);
    if (problem) return dispatch({ type: 'refused', problem });
    const fileName = file.name.slice(0, LONGEST_FILE_NAME);
    dispatch({ type: 'chosen', fileName });
    try {
      const measured = await measure(file, signal, onProgress);
      void keepMeasured({ fileName, facts: measured.facts });
      const canSend = !settingsStore.getState().videoOnDevice && navigator.onLine && (await model) !== undefined;
      signal.throwIfAborted();
      dispatch({ type: 'measured', measured, canSend });
      if (!canSend) return;
      const video = await smallest(file, signal, onProgress);
      if (video === 'unreached') dispatch({ type: 'notShrunk', modelProblem: 'offline' });
      else dispatch({ type: 'shrunk', sendable: { video, before: file.size } });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The file could not be analyzed', error);
      dispatch({ type: 'refused', problem: error instanceof VideoFileError ? error.problem : 'failed' });
    }
  };

  const send = async () => {
    const { measured, sendable, answers } = state;
    if (!measured || !sendable) return;
    const { signal, onProgress } = start();
    dispatch({ type: 'sending' });
    try {
      const judgement = await askModel({
        ...measured,
        video: sendable.video,
        answers,
        profile: profileStore.getState().profile,
        language: i18n.language,
        signal,
        onProgress,
      });
      dispatch('judged' in judgement ? { type: 'judged', ...judgement } : { type: 'keptHere', ...judgement });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const cancel = () => {
    running.current?.abort();
    dispatch(state.step.name === 'sending' ? { type: 'sendingStopped' } : { type: 'cancelled' });
  };

  const keepHere = () => {
    running.current?.abort();
    dispatch({ type: 'keptHere' });
  };

  return {
    state,
    choose: (file) => void choose(file),
    refuse: (problem) => dispatch({ type: 'refused', problem }),
    answer: (answer) => dispatch({ type: 'answered', answer }),
    goOn: () => dispatch({ type: 'continued' }),
    send: () => void send(),
    keepHere,
    cancel,
  };
}
