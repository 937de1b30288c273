import type { VideoAnswer } from '../../contracts/videoAnalysis';
import { type Curve, through } from './curve';

/**
 * The field of the result that a score counts for; `content_structure` itself holds only evidence that belongs to no
 * field.
 */
export type FieldId =
  | 'visual_quality'
  | 'content_structure'
  | 'content_structure.hook_effectiveness'
  | 'content_structure.call_to_action'
  | 'technical_aspects.lighting'
  | 'technical_aspects.audio_quality'
  | 'technical_aspects.stability'
  | 'conversion_optimization.product_visibility'
  | 'conversion_optimization.trust_building';

/**
 * Where a target comes from. Everything except a rule of thumb was read at the source:
 * - tiktokAds: ads.tiktok.com/help/article/tiktok-auction-in-feed-ads (July 2025): 'Vertical (recommended): 9:16'. It
 * is about ads, which appear in the same feed.
 * - ebuR128: EBU R 128 (2020): maximum permitted true peak level −1 dBTP.
 * - answer: what creators say about their own video.
 */
export type SourceId = 'tiktokAds' | 'ebuR128' | 'answer' | 'ruleOfThumb';

/**
 * px: pixels · ratio: width by height · fps: frames per second · share: 0 to 1 · laplacian: variance of the Laplacian
 * of 8-bit luma · hsv: mean HSV difference per second, 0 to 255 · percentOfWidth: 1 is one percent of the picture's
 * width.
 */
export type Unit =
  | 'px'
  | 'ratio'
  | 'fps'
  | 'share'
  | 'laplacian'
  | 'LUFS'
  | 'dBTP'
  | 'percentOfWidth'
  | 'hsv'
  | 'seconds'
  | 'answer';

/** From … to …, both inclusive; a missing end is open. */
export interface Target {
  min?: number;
  max?: number;
}

/** How one measure is judged. */
export interface Measure {
  field: FieldId;
  unit: Unit;
  target: Target;
  /**
   * Gives 80 or more (the specification's green) within the target and less outside. If absent, the measure is shown
   * but not scored.
   */
  curve?: Curve;
  source: SourceId;
}

/**
 * Every measure that is judged, with its target and its curve; `readMeasure.ts` says how it is read from the facts. Where
 * no source gives a figure it is a rule of thumb, and is called so wherever it is shown.
 */
export const MEASURES = {
  /** The shorter side. 1080 is what phones film; 540 is the minimum TikTok accepts for ads (tiktokAds). */
  resolution: {
    field: 'visual_quality',
    unit: 'px',
    target: { min: 720 },
    curve: through([240, 0], [540, 60], [720, 80], [1080, 100]),
    source: 'ruleOfThumb',
  },
  /** 9:16 is 0.5625; a phone's full screen is 0.46, 3:4 is 0.75, a square is 1. */
  aspect: {
    field: 'visual_quality',
    unit: 'ratio',
    target: { min: 0.5425, max: 0.5825 },
    curve: through([0.3, 20], [0.46, 65], [0.5425, 80], [0.5625, 100], [0.5825, 80], [0.75, 55], [1, 30], [1.7, 5]),
    source: 'tiktokAds',
  },
  /** Cinema uses 24 (23.976 in files); below that motion breaks up. */
  frameRate: {
    field: 'visual_quality',
    unit: 'fps',
    target: { min: 23.97 },
    curve: through([5, 0], [15, 40], [23.97, 80], [29.5, 100]),
    source: 'ruleOfThumb',
  },
  /**
   * Calibrated on photographs: sharp ones lie between 130 and 900, out-of-focus ones between 10 and 70, a smooth object
   * at 60.
   */
  sharpness: {
    field: 'visual_quality',
    unit: 'laplacian',
    target: { min: 120 },
    curve: through([0, 0], [20, 35], [60, 60], [120, 80], [300, 100]),
    source: 'ruleOfThumb',
  },
  /** Calibrated on photographs: they lie between 0.13 and 0.32, a page of text or fog below 0.09. */
  contrast: {
    field: 'visual_quality',
    unit: 'share',
    target: { min: 0.12 },
    curve: through([0, 0], [0.05, 30], [0.085, 60], [0.12, 80], [0.18, 100]),
    source: 'ruleOfThumb',
  },
  /**
   * Detail under the platform's buttons and caption. It counts for visual_quality, because keeping text in the safe
   * area is a matter of framing and neither of content_structure's fields (hook, call to action) fits it. Evenly spread
   * detail gives 0.49 in 9:16. Calibrated on photographs: a line of text in the middle brings it below 0.45, one at the
   * bottom above 0.6.
   */
  coveredDetail: {
    field: 'visual_quality',
    unit: 'share',
    target: { max: 0.55 },
    curve: through([0.4, 100], [0.55, 80], [0.7, 55], [0.9, 15], [1, 0]),
    source: 'ruleOfThumb',
  },
  brightness: {
    field: 'technical_aspects.lighting',
    unit: 'share',
    target: { min: 0.3, max: 0.7 },
    curve: through([0, 0], [0.15, 30], [0.3, 80], [0.4, 100], [0.6, 100], [0.7, 80], [0.85, 40], [1, 0]),
    source: 'ruleOfThumb',
  },
  /** Leaves room for black hair and dark clothes. */
  clippedDark: {
    field: 'technical_aspects.lighting',
    unit: 'share',
    target: { max: 0.15 },
    curve: through([0.02, 100], [0.15, 80], [0.3, 55], [0.6, 15], [0.9, 0]),
    source: 'ruleOfThumb',
  },
  /** Burnt-out areas are noticed sooner than those lost in black: a face, a label, a window. */
  clippedBright: {
    field: 'technical_aspects.lighting',
    unit: 'share',
    target: { max: 0.05 },
    curve: through([0.01, 100], [0.05, 80], [0.15, 55], [0.4, 15], [0.8, 0]),
    source: 'ruleOfThumb',
  },
  /**
   * Around what the AES advises for speech on the net (TD1008, read second-hand: −18 LUFS ± 2) and the −14 that music
   * services play at. EBU R 128's −23 is for television, too quiet for a phone.
   */
  loudness: {
    field: 'technical_aspects.audio_quality',
    unit: 'LUFS',
    target: { min: -20, max: -12 },
    curve: through([-45, 0], [-30, 35], [-23, 65], [-20, 80], [-18, 100], [-14, 100], [-12, 80], [-9, 50], [-5, 10]),
    source: 'ruleOfThumb',
  },
  truePeak: {
    field: 'technical_aspects.audio_quality',
    unit: 'dBTP',
    target: { max: -1 },
    curve: through([-2, 100], [-1, 80], [0, 50], [2, 20], [4, 0]),
    source: 'ebuR128',
  },
  silence: {
    field: 'technical_aspects.audio_quality',
    unit: 'share',
    target: { max: 0.2 },
    curve: through([0.05, 100], [0.2, 80], [0.5, 45], [1, 0]),
    source: 'ruleOfThumb',
  },
  /** Calibrated on a swaying picture: a phone propped up is below 0.1, a calm hand 0.2 to 0.7, walking 2 and more. */
  shake: {
    field: 'technical_aspects.stability',
    unit: 'percentOfWidth',
    target: { max: 0.8 },
    curve: through([0.3, 100], [0.8, 80], [1.5, 55], [3, 20], [5, 0]),
    source: 'ruleOfThumb',
  },
  /** Calibrated on clips: 8 to 11 when hardly anything moves, 20 for an object in the hand, 58 with a cut. */
  openingChange: {
    field: 'content_structure.hook_effectiveness',
    unit: 'hsv',
    target: { min: 20 },
    curve: through([0, 0], [4, 20], [10, 60], [20, 80], [40, 100]),
    source: 'ruleOfThumb',
  },
  /** Never zero points: a demonstration needs no words (domain notes, hook types). */
  openingSpeech: {
    field: 'content_structure.hook_effectiveness',
    unit: 'share',
    target: { min: 0.4 },
    curve: through([0, 40], [0.4, 80], [0.7, 100]),
    source: 'ruleOfThumb',
  },
  /** Seconds of black or frozen picture before anything happens. */
  deadStart: {
    field: 'content_structure.hook_effectiveness',
    unit: 'seconds',
    target: { max: 0.2 },
    curve: through([0, 100], [0.2, 80], [0.5, 45], [1, 20], [2, 0]),
    source: 'ruleOfThumb',
  },
  /** Not scored: studies of length contradict each other. */
  duration: {
    field: 'content_structure',
    unit: 'seconds',
    target: { min: 15, max: 60 },
    source: 'ruleOfThumb',
  },
  /** Mean seconds between cuts. Not scored: a demonstration in one take convinces because it is not cut. */
  shotLength: {
    field: 'content_structure',
    unit: 'seconds',
    target: { max: 4 },
    source: 'ruleOfThumb',
  },
  /** The longest black stretch after the opening. Not scored: it may be intended. */
  blackGap: {
    field: 'content_structure',
    unit: 'seconds',
    target: { max: 0.5 },
    source: 'ruleOfThumb',
  },
  call_to_action: { field: 'content_structure.call_to_action', unit: 'answer', target: {}, source: 'answer' },
  product_visibility: {
    field: 'conversion_optimization.product_visibility',
    unit: 'answer',
    target: {},
    source: 'answer',
  },
  trust_building: { field: 'conversion_optimization.trust_building', unit: 'answer', target: {}, source: 'answer' },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof MEASURES;

/**
 * The score of an answer: green, the middle of yellow, and red in the specification's colours. 'No' is not 0, as a
 * single question is a coarse measure.
 */
export const ANSWER_SCORES: Readonly<Record<VideoAnswer, number>> = { yes: 100, partly: 65, no: 10 };

/** The measure with that id, as its widest type. */
export const measureOf = (id: MeasureId): Measure => MEASURES[id];

/** Whether a value lies within the measure's target. */
export function isInTarget(id: MeasureId, value: number): boolean {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = measureOf(id).target;
  return value >= min && value <= max;
}
