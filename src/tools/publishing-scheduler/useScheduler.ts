import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Video } from '../../contracts/video';
import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { isPublished } from '../../domain/videos/stage';
import { aboutStore } from '../../state/slices/aboutStore';
import { productNamed, productsStore } from '../../state/slices/productsStore';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { useFromAddress } from '../../ui/tool/ask/answersFromAddress';
import { useIsRead } from '../../ui/tool/useIsRead';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useVideos } from '../../ui/videos/useVideos';
import { AUDIENCES, type Audience } from './postingSlots';

const ID = 'publishing-scheduler';

type Question = 'location' | 'niche' | 'audience' | 'market' | 'video';
/** Keeps what was chosen, so that a reload starts where it was. */
export const keep = (question: Question, value: string): void => keepAnswer(toolRunOf(ID), question, value);

export interface Scheduler {
  location: string;
  niche: NichePick | undefined;
  audience: Audience;
  /** Where the audience lives, as typed, or as known about the user (ISO 3166-1). */
  market: string;
  videos: readonly Video[];
  /** The video that a slot is being chosen for. */
  video: Video | undefined;
  /** One of the creator's products, chosen for the reasons of the slots. */
  product: string | undefined;
}

/** What was chosen, by hand or by the address (`?niche=`, `?video=`); undefined until it is read. */
export function useScheduler(): Scheduler | undefined {
  const answers = useKeptAnswers(ID);
  const videos = useVideos();
  const about = useStore(aboutStore);
  const isAboutRead = useIsRead(aboutStore);
  const { items: products } = useStore(productsStore);
  const [params] = useSearchParams();
  const [brought, broughtId] = [params.get('niche'), params.get('video')];

  const isBringing = useFromAddress(brought !== null || broughtId !== null, Boolean(answers && videos), () => {
    const linkedVideo = broughtId === null ? undefined : toPlan(videos ?? [], broughtId);
    keep('video', linkedVideo?.id ?? '');
    // A niche that the eight lack leaves the question open.
    keep('niche', nichePickOf(brought ?? linkedVideo?.niche ?? '') ?? '');
  });

  if (!answers || !videos || !isAboutRead || isBringing) return undefined;
  const own = answers.product === undefined ? undefined : productNamed(products, answers.product);
  return {
    location: answers.location ?? '',
    niche: nichePickOf(answers.niche ?? ''),
    audience: AUDIENCES.find((audience) => audience === answers.audience) ?? (about.market ? 'market' : 'place'),
    market: answers.market ?? about.market ?? '',
    videos,
    video: toPlan(videos, answers.video ?? ''),
    product: own && !own.archivedAt ? own.name : undefined,
  };
}

/** A published video has no slot to come. */
const toPlan = (videos: readonly Video[], id: string) => videos.find((video) => video.id === id && !isPublished(video));
