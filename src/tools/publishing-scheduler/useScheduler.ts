import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { type NichePick, nichePickOf } from '../../domain/nichePicks';
import { isPublished } from '../../domain/videos/stage';
import { keepAnswer, toolRunOf } from '../../state/toolRuns';
import { useVideos } from '../../ui/videos/useVideos';
import { AUDIENCES, type Audience } from './slots';

/** What is kept of the screen: a reload begins where it was. */
const run = () => toolRunOf('publishing-scheduler');

type Question = 'location' | 'niche' | 'audience' | 'video';
export const keep = (question: Question, value: string): void => keepAnswer(run(), question, value);

export interface Scheduler {
  location: string;
  niche: NichePick | undefined;
  audience: Audience;
  videos: readonly Video[];
  /** The one that a slot is being chosen for. */
  video: Video | undefined;
}

/** What was chosen, by hand or by the address (`?niche=`, `?video=`); undefined until it is read. */
export function useScheduler(): Scheduler | undefined {
  const { answers } = useStore(run());
  const videos = useVideos();
  const isRead = useRead();
  const [params, setParams] = useSearchParams();
  const [brought, broughtId] = [params.get('niche'), params.get('video')];
  const isBringing = brought !== null || broughtId !== null;

  useEffect(() => {
    if (!isRead || !videos || !isBringing) return;
    const wanted = broughtId === null ? undefined : toPlan(videos, broughtId);
    keep('video', wanted?.id ?? '');
    // A niche that the eight lack leaves the question open.
    keep('niche', nichePickOf(brought ?? wanted?.niche ?? '') ?? '');
    setParams({}, { replace: true });
  }, [isRead, videos, isBringing, brought, broughtId, setParams]);

  if (!isRead || !videos || isBringing) return undefined;
  return {
    location: answers.location ?? '',
    niche: nichePickOf(answers.niche ?? ''),
    audience: AUDIENCES.find((audience) => audience === answers.audience) ?? 'paris',
    videos,
    video: toPlan(videos, answers.video ?? ''),
  };
}

/** What is out already has no slot to come. */
const toPlan = (videos: readonly Video[], id: string) => videos.find((video) => video.id === id && !isPublished(video));

function useRead(): boolean {
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
  return isRead;
}
