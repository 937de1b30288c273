import { useSearchParams } from 'react-router-dom';
import type { Video } from '../../contracts/video';
import { type NichePick, nichePickOf } from '../../domain/nichePicks';
import { isPublished } from '../../domain/videos/stage';
import { keepAnswer, toolRunOf } from '../../state/toolRuns';
import { useBrought } from '../../ui/tool/useBrought';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useVideos } from '../../ui/videos/useVideos';
import { AUDIENCES, type Audience } from './slots';

const ID = 'publishing-scheduler';

type Question = 'location' | 'niche' | 'audience' | 'video';
/** Keeps what was chosen: a reload begins where it was. */
export const keep = (question: Question, value: string): void => keepAnswer(toolRunOf(ID), question, value);

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
  const answers = useKeptAnswers(ID);
  const videos = useVideos();
  const [params] = useSearchParams();
  const [brought, broughtId] = [params.get('niche'), params.get('video')];

  const isBringing = useBrought(brought !== null || broughtId !== null, Boolean(answers && videos), () => {
    const wanted = broughtId === null ? undefined : toPlan(videos ?? [], broughtId);
    keep('video', wanted?.id ?? '');
    // A niche that the eight lack leaves the question open.
    keep('niche', nichePickOf(brought ?? wanted?.niche ?? '') ?? '');
  });

  if (!answers || !videos || isBringing) return undefined;
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
