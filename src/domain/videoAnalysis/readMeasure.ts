import type { PictureFacts, SoundFacts, Span, VideoFacts } from '../../contracts/videoAnalysis';
import { MEASURES, type MeasureId } from './targets';

/**
 * The value of a measure in the facts, in its unit, and the second of the video that shows it; null if the facts do not
 * say.
 */
export interface Reading {
  value: number | null;
  at: number | null;
}

/** In seconds. A stretch that starts this early counts as the opening, because frames are sampled. */
const OPENING_TOLERANCE = 0.25;

const NOTHING: Reading = { value: null, at: null };
const reading = (value: number | null | undefined, at: number | null = null): Reading => ({ value: value ?? null, at });
const lengthOf = ({ from, to }: Span) => Math.max(0, to - from);
const longest = (spans: readonly Span[]) =>
  spans.reduce<Span | undefined>((best, span) => (best && lengthOf(best) >= lengthOf(span) ? best : span), undefined);

type ReadMeasure = (facts: VideoFacts) => Reading;

const ofPicture =
  (read: (picture: PictureFacts) => Reading): ReadMeasure =>
  ({ picture }) =>
    picture ? read(picture) : NOTHING;

/** A measure that a video has and an image does not. */
const ofVideo =
  (read: ReadMeasure): ReadMeasure =>
  (facts) =>
    facts.kind === 'video' ? read(facts) : NOTHING;

const ofSound = (read: (sound: SoundFacts, facts: VideoFacts) => Reading): ReadMeasure =>
  ofVideo((facts) => (facts.sound && facts.hasSound !== false ? read(facts.sound, facts) : NOTHING));

/** When something first happens, in seconds: the end of the consecutive black and frozen stretches from 0 on. */
export function endOfDeadStart({ black, frozen }: PictureFacts): number {
  return [...black, ...frozen]
    .sort((one, other) => one.from - other.from)
    .reduce((end, { from, to }) => (from <= end + OPENING_TOLERANCE ? Math.max(end, to) : end), 0);
}

/**
 * A video without a sound track, or below the gate of BS.1770 throughout, is measured as silent from beginning to end;
 * its loudness and true peak then have no value.
 */
const silence = ofVideo((facts) => {
  if (facts.hasSound === false) return reading(1, 0);
  if (!facts.sound) return NOTHING;
  if (facts.sound.loudness === null) return reading(1, 0);
  if (!facts.duration) return NOTHING;
  const total = facts.sound.silences.reduce((sum, span) => sum + lengthOf(span), 0);
  return reading(Math.min(1, total / facts.duration), longest(facts.sound.silences)?.from ?? null);
});

const shotLength = ofVideo(({ duration, picture }) => {
  if (!duration || !picture) return NOTHING;
  const edges = [0, ...picture.cuts, duration];
  const shots = edges.slice(1).map((to, place) => ({ from: edges[place] ?? 0, to }));
  return reading(duration / shots.length, longest(shots)?.from ?? null);
});

const READINGS: Readonly<Record<MeasureId, ReadMeasure>> = {
  resolution: ({ width, height }) => reading(width && height && Math.min(width, height)),
  aspect: ({ width, height }) => reading(width && height && width / height),
  frameRate: ofVideo(({ frameRate }) => reading(frameRate)),
  sharpness: ofPicture(({ sharpness, blurriestAt }) => reading(sharpness, blurriestAt)),
  contrast: ofPicture(({ contrast }) => reading(contrast)),
  coveredDetail: ofPicture(({ coveredDetail, mostCoveredAt }) => reading(coveredDetail, mostCoveredAt)),
  brightness: ofPicture(({ brightness, darkestAt }) =>
    reading(brightness, brightness < MEASURES.brightness.target.min ? darkestAt : null),
  ),
  clippedDark: ofPicture(({ clippedDark, darkestAt }) => reading(clippedDark, darkestAt)),
  clippedBright: ofPicture(({ clippedBright }) => reading(clippedBright)),
  loudness: ofSound(({ loudness }) => reading(loudness)),
  truePeak: ofSound(({ truePeak, loudestAt }) => reading(truePeak, truePeak === null ? null : loudestAt)),
  silence,
  shake: ofVideo(({ picture }) => reading(picture?.shake, picture?.shakiestAt)),
  openingChange: ofVideo(({ picture }) => reading(picture?.openingChange, picture ? 0 : null)),
  openingSpeech: ofVideo((facts) => {
    if (facts.hasSound === false) return reading(0, 0);
    return facts.sound ? reading(facts.sound.openingSpeech, facts.sound.firstSpeechAt ?? 0) : NOTHING;
  }),
  deadStart: ofVideo(({ picture }) => (picture ? reading(endOfDeadStart(picture), 0) : NOTHING)),
  duration: ofVideo(({ duration }) => reading(duration)),
  shotLength,
  blackGap: ofVideo(({ picture }) => {
    if (!picture) return NOTHING;
    const end = endOfDeadStart(picture);
    const gap = longest(picture.black.filter(({ from }) => from > end));
    return gap ? reading(lengthOf(gap), gap.from) : reading(0);
  }),
  call_to_action: () => NOTHING,
  product_visibility: () => NOTHING,
  trust_building: () => NOTHING,
};

/** The value of a measure in the facts. An image has no moments. */
export function readMeasure(id: MeasureId, facts: VideoFacts): Reading {
  const { value, at } = READINGS[id](facts);
  return { value, at: facts.kind === 'image' || value === null ? null : at };
}
