import type { Topic } from './guide';

/** The topics about videos that change when a live is meant; any other says the same about both. */
const ON_LIVE: Readonly<Partial<Record<Topic, Topic>>> = {
  'low-views': 'live-results',
  'views-without-sales': 'live-results',
  'clicks-without-sales': 'live-results',
  hooks: 'live-run',
  scripts: 'live-run',
  'calls-to-action': 'live-results',
  'video-length': 'live-run',
};
/** Changes only when the message itself mentions a live. */
const NAMED_LIVE: Readonly<Partial<Record<Topic, Topic>>> = { start: 'first-live', analytics: 'live-results' };
/** Where else « et en live ? » leads: before a live, or to what is particular to one. */
const BEFORE_A_LIVE: ReadonlySet<Topic> = new Set<Topic>(['start', 'niche-choice', 'product-choice', 'samples']);
const SHOWN: ReadonlySet<Topic> = new Set<Topic>(['titles', 'filming', 'editing', 'subtitles', 'faceless-and-ai']);
const LIVE_ONLY: ReadonlySet<Topic> = new Set<Topic>(['first-live', 'live-run', 'live-objections', 'live-results']);

/** Where a topic leads when the same is asked about the other format. */
export function inFormat(topic: Topic, format: 'live' | 'video'): Topic {
  if (format === 'video') return LIVE_ONLY.has(topic) ? 'scripts' : topic;
  return ON_LIVE[topic] ?? (BEFORE_A_LIVE.has(topic) ? 'first-live' : SHOWN.has(topic) ? 'live-run' : topic);
}

const LIVE = /\b(?:lives?|livestream\w*|en direct)\b/;
const VIDEO = /\b(?:videos?|tiktoks?|vues|views)\b/;

/** “where I live”, “for a living”. */
const LIVING = /\b(?:(?:i|we|you|they|to) live|lives? in (?!\d|an? |half|ten|five)|living)\b/;
/** Whether a message (folded words) is about a live. */
export const namesLive = (text: string) => LIVE.test(text) && !LIVING.test(text);

/** The troubles that stay about lives after an answer about lives, even when the message does not mention them. */
const CARRIED: ReadonlySet<Topic> = new Set<Topic>(['low-views', 'views-without-sales', 'clicks-without-sales']);

/** The topic for a live, if a live is meant: the message says so, or lives were the subject before. */
export function onLive(topic: Topic, text: string, before: Topic | 'unknown' | undefined): Topic {
  const isCarried = isTopic(before) && LIVE_ONLY.has(before) && CARRIED.has(topic) && !VIDEO.test(text);
  const isMeant = namesLive(text) || isCarried;
  return (isMeant ? ON_LIVE[topic] : undefined) ?? (namesLive(text) ? NAMED_LIVE[topic] : undefined) ?? topic;
}

const isTopic = (topic: Topic | 'unknown' | undefined): topic is Topic => topic !== undefined && topic !== 'unknown';
