import type { Video } from '../../../contracts/video';
import { hashtagText, toHashtags } from '../../../domain/hashtags/hashtags';
import { isPublished } from '../../../domain/videos/stage';
import { localDate, localTime } from '../../../lib/localDate';
import { isDate } from '../views/calendarDates';

/** What can be edited of a video, as its fields show it. */
export interface Written {
  title: string;
  niche: string;
  description: string;
  product: string;
  hook: string;
  script: string;
  hashtags: string;
  /** 'YYYY-MM-DD' and 'HH:MM', each blank for none. */
  slotDate: string;
  slotTime: string;
  publishedOn: string;
  link: string;
}
export type Field = keyof Written;

/** A video as its fields show it; `nicheName` turns a niche's id into words. */
export function writtenOf(video: Video, nicheName: (niche: string) => string): Written {
  return {
    title: video.title,
    niche: nicheName(video.niche),
    description: video.description,
    product: video.product ?? '',
    hook: video.hook ?? '',
    script: video.script ?? '',
    hashtags: hashtagText(video.hashtags ?? []),
    slotDate: video.slot?.date ?? '',
    slotTime: video.slot?.time ?? '',
    publishedOn: isPublished(video) ? localDate(new Date(video.publishedAt)) : '',
    link: video.link ?? '',
  };
}

/**
 * How editing a field changes the video; undefined for a value that can't be kept: a blank title or niche, half a date,
 * a publication date in the future. `written` already has the new value.
 */
export function changeOf(field: Field, written: Written, video: Video, today: string): Partial<Video> | undefined {
  const value = written[field];
  switch (field) {
    case 'title':
    case 'niche':
      return value.trim() ? { [field]: value } : undefined;
    case 'description':
      return { description: value };
    case 'product':
    case 'hook':
    case 'script':
    case 'link':
      return { [field]: value || undefined };
    case 'hashtags': {
      const hashtags = toHashtags(value.split(/[\s,;]+/));
      return { hashtags: hashtags.length > 0 ? hashtags : undefined };
    }
    case 'slotDate':
    case 'slotTime':
      return { slot: slotOf(written, video) };
    case 'publishedOn':
      return isDate(value) && value <= today ? publishedOn(value, video) : undefined;
  }
}

/** A time without a day means nothing. */
function slotOf({ slotDate, slotTime }: Written, { slot }: Video): Video['slot'] {
  if (!isDate(slotDate)) return undefined;
  return { date: slotDate, ...(slotTime && { time: slotTime }), ...(slot?.zone && { zone: slot.zone }) };
}

/** On that day, at the time of day at which it was first published. */
function publishedOn(date: string, video: Video): Partial<Video> | undefined {
  if (!isPublished(video)) return undefined;
  return { publishedAt: new Date(`${date}T${localTime(new Date(video.publishedAt))}`).toISOString() };
}
