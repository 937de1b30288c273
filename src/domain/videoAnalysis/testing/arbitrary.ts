import fc from 'fast-check';
import {
  type PictureFacts,
  type SoundFacts,
  type Span,
  VIDEO_ANSWERS,
  VIDEO_QUESTIONS,
  type VideoAnalysis,
  type VideoAnswers,
  type VideoFacts,
} from '../../../contracts/videoAnalysis';

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const share = real(0, 1);
const seconds = real(0, 20_000);
const large = fc.oneof(real(0, 100), real(0, 1e12));

const span: fc.Arbitrary<Span> = fc
  .tuple(seconds, seconds)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const spans = fc.array(
  fc.oneof(
    span,
    real(0, 5).map((to) => ({ from: 0, to })),
  ),
  { maxLength: 5 },
);

const picture: fc.Arbitrary<PictureFacts> = fc.record({
  frames: fc.integer({ min: 1, max: 10_000 }),
  brightness: share,
  darkestAt: seconds,
  clippedDark: share,
  clippedBright: share,
  contrast: real(0, 0.5),
  sharpness: large,
  blurriestAt: seconds,
  shake: orNull(large),
  shakiestAt: orNull(seconds),
  cuts: fc.array(seconds, { maxLength: 30 }).map((cuts) => cuts.sort((one, other) => one - other)),
  openingChange: orNull(real(0, 255)),
  coveredDetail: share,
  mostCoveredAt: seconds,
  black: spans,
  frozen: spans,
});

const sound: fc.Arbitrary<SoundFacts> = fc.record({
  loudness: orNull(real(-200, 20)),
  truePeak: orNull(real(-200, 20)),
  loudestAt: seconds,
  silences: spans,
  openingSpeech: share,
  firstSpeechAt: orNull(seconds),
});

/** Any facts that the contract allows. */
export const anyFacts: fc.Arbitrary<VideoFacts> = fc.record({
  kind: fc.constantFrom('video', 'image'),
  bytes: fc.nat(),
  container: orNull(fc.string({ maxLength: 40 })),
  duration: orNull(fc.oneof(fc.constant(0), real(0, 120), real(0, 1e9))),
  width: orNull(fc.integer({ min: 1, max: 100_000 })),
  height: orNull(fc.integer({ min: 1, max: 100_000 })),
  frameRate: orNull(real(0.001, 1000)),
  videoCodec: orNull(fc.string({ maxLength: 80 })),
  audioCodec: orNull(fc.string({ maxLength: 80 })),
  videoBitRate: orNull(large),
  audioBitRate: orNull(large),
  hasSound: orNull(fc.boolean()),
  picture: orNull(picture),
  sound: orNull(sound),
});

const answer = fc.option(fc.constantFrom(...VIDEO_ANSWERS), { nil: undefined });
export const anyAnswers: fc.Arbitrary<VideoAnswers> = fc.record({
  [VIDEO_QUESTIONS[0]]: answer,
  [VIDEO_QUESTIONS[1]]: answer,
  [VIDEO_QUESTIONS[2]]: answer,
});

const score = orNull(fc.integer({ min: 0, max: 100 }));
const advice = fc.array(
  fc.string({ minLength: 1, maxLength: 400 }).filter((text) => text.trim() === text),
  { maxLength: 8 },
);

/** Anything a model may say that fits the contract. */
export const anyAnalysis: fc.Arbitrary<VideoAnalysis> = fc.record({
  overall_score: score,
  visual_quality: fc.record({ score, recommendations: advice }),
  content_structure: fc.record({ score, hook_effectiveness: score, call_to_action: score, recommendations: advice }),
  technical_aspects: fc.record({
    score,
    lighting: score,
    audio_quality: score,
    stability: score,
    recommendations: advice,
  }),
  conversion_optimization: fc.record({
    score,
    product_visibility: score,
    trust_building: score,
    recommendations: advice,
  }),
  improvement_priority: advice,
  next_steps: advice,
});
