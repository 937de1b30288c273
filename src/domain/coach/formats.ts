import type { Topic } from './guide';

/** What a topic about videos turns into when a live is meant; any other says the same of both. */
const ON_LIVE: Readonly<Partial<Record<Topic, Topic>>> = {
  'low-views': 'live-results',
  'views-without-sales': 'live-results',
  'clicks-without-sales': 'live-results',
  hooks: 'live-run',
  scripts: 'live-run',
  'calls-to-action': 'live-results',
  'video-length': 'live-run',
};
/** What changes only where the message itself speaks of a live. */
const NAMED_LIVE: Readonly<Partial<Record<Topic, Topic>>> = { start: 'first-live', analytics: 'live-results' };
/** Where « et en live ? » leads besides: before a live, or to what is particular to one. */
const BEFORE_A_LIVE: ReadonlySet<Topic> = new Set<Topic>(['start', 'niche-choice', 'product-choice', 'samples']);
const SHOWN: ReadonlySet<Topic> = new Set<Topic>(['titles', 'filming', 'editing', 'subtitles', 'faceless-and-ai']);
const LIVE_ONLY: ReadonlySet<Topic> = new Set<Topic>(['first-live', 'live-run', 'live-objections', 'live-results']);

/** Where a topic leads when asked again of the other format. */
export function inFormat(topic: Topic, format: 'live' | 'video'): Topic {
  if (format === 'video') return LIVE_ONLY.has(topic) ? 'scripts' : topic;
  return ON_LIVE[topic] ?? (BEFORE_A_LIVE.has(topic) ? 'first-live' : SHOWN.has(topic) ? 'live-run' : topic);
}

const LIVE = /\b(?:lives?|livestream\w*|en direct)\b/;
const VIDEO = /\b(?:videos?|tiktoks?|vues|views)\b/;

/** “where I live”, “for a living”. */
const LIVING = /\b(?:(?:i|we|you|they|to) live|lives? in (?!\d|an? |half|ten|five)|living)\b/;
/** Whether a message (folded words) speaks of a live. */
export const namesLive = (text: string) => LIVE.test(text) && !LIVING.test(text);

/** The troubles that are those of a live after an answer about lives, without naming it. */
const CARRIED: ReadonlySet<Topic> = new Set<Topic>(['low-views', 'views-without-sales', 'clicks-without-sales']);

/** The topic as it is on a live, where a live is meant: the message says so, or lives are what was spoken of. */
export function onLive(topic: Topic, text: string, before: Topic | 'unknown' | undefined): Topic {
  const isCarried = isTopic(before) && LIVE_ONLY.has(before) && CARRIED.has(topic) && !VIDEO.test(text);
  const isMeant = namesLive(text) || isCarried;
  return (isMeant ? ON_LIVE[topic] : undefined) ?? (namesLive(text) ? NAMED_LIVE[topic] : undefined) ?? topic;
}

const isTopic = (topic: Topic | 'unknown' | undefined): topic is Topic => topic !== undefined && topic !== 'unknown';
