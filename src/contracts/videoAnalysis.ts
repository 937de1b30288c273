import * as z from 'zod/mini';

/** Specification 1, section 5: 'Maximum size 50 MB', of the decoded file, on both sides. */
export const MOST_VIDEO_BYTES = 52_428_800;

/** 0 to 100, or null: not measured. */
const score = z.nullable(z.int().check(z.gte(0), z.lte(100)));

/** Characters of one piece of advice. */
const LONGEST_ADVICE = 400;
const advice = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ADVICE))).check(z.maxLength(8));

/** The result of an analysis (specification 1, section 3), the answer of POST /api/analyze-video. */
export const videoAnalysis = z.object({
  overall_score: score,
  visual_quality: z.object({ score, recommendations: advice }),
  content_structure: z.object({
    score,
    hook_effectiveness: score,
    call_to_action: score,
    recommendations: advice,
  }),
  technical_aspects: z.object({
    score,
    lighting: score,
    audio_quality: score,
    stability: score,
    recommendations: advice,
  }),
  conversion_optimization: z.object({
    score,
    product_visibility: score,
    trust_building: score,
    recommendations: advice,
  }),
  improvement_priority: advice,
  next_steps: advice,
});

/** Seconds from the start of the file, or a length in seconds. */
const seconds = z.number().check(z.gte(0));
/** A share of the whole, 0 to 1. */
const share = z.number().check(z.gte(0), z.lte(1));
const span = z.object({ from: seconds, to: seconds });
const spans = z.array(span).check(z.maxLength(200));

/**
 * What was measured in the frames of a video, or in an image. Each measure is described where it is made:
 * domain/videoMeasures.
 */
export const pictureFacts = z.object({
  /** The number of frames that were measured. */
  frames: z.int().check(z.gte(1)),
  /** Mean BT.709 luma, 0 (black) to 1 (white). */
  brightness: share,
  darkestAt: seconds,
  /** Mean share of pixels whose luma is lost in black, or in white. */
  clippedDark: share,
  clippedBright: share,
  /** RMS contrast: mean over the frames of the standard deviation of luma, 0 to 0.5. */
  contrast: z.number().check(z.gte(0), z.lte(0.5)),
  /** Median over the frames of the variance of the Laplacian of 8-bit luma at a fixed width. */
  sharpness: z.number().check(z.gte(0)),
  blurriestAt: seconds,
  /**
   * What remains of the global motion after smoothing, in percent of the picture's width; null for an image, or if
   * unknown.
   */
  shake: z.nullable(z.number().check(z.gte(0))),
  shakiestAt: z.nullable(seconds),
  /** Moments of cuts, in seconds. */
  cuts: z.array(seconds).check(z.maxLength(2000)),
  /**
   * Mean HSV difference per second (0 to 255) over the first two seconds; null for an image, or if only one frame lies
   * in them.
   */
  openingChange: z.nullable(z.number().check(z.gte(0))),
  /** Share of the picture's fine detail that the platform's buttons and caption cover. */
  coveredDetail: share,
  mostCoveredAt: seconds,
  black: spans,
  frozen: spans,
});

/** What was measured in the sound of a video. */
export const soundFacts = z.object({
  /** Integrated loudness, LUFS (ITU-R BS.1770); null if all of it is below the gate. */
  loudness: z.nullable(z.number()),
  /** The highest true peak, dBTP; null for digital silence. */
  truePeak: z.nullable(z.number()),
  loudestAt: seconds,
  silences: spans,
  /** Share of the first two seconds that sounds like speech. */
  openingSpeech: share,
  /** Null when nothing sounds like speech. */
  firstSpeechAt: z.nullable(seconds),
});

/** Everything known about a file without judging it; null means it could not be measured. */
export const videoFacts = z.object({
  kind: z.enum(['video', 'image']),
  bytes: z.int().check(z.gte(0)),
  /** 'mp4', 'mov', 'webm', 'avi', 'jpeg' … */
  container: z.nullable(z.string().check(z.maxLength(40))),
  duration: z.nullable(seconds),
  /** As shown, with rotation applied, in px. */
  width: z.nullable(z.int().check(z.gte(1))),
  height: z.nullable(z.int().check(z.gte(1))),
  /** Frames per second. */
  frameRate: z.nullable(z.number().check(z.gt(0))),
  videoCodec: z.nullable(z.string().check(z.maxLength(80))),
  audioCodec: z.nullable(z.string().check(z.maxLength(80))),
  /** Bits per second. */
  videoBitRate: z.nullable(z.number().check(z.gte(0))),
  audioBitRate: z.nullable(z.number().check(z.gte(0))),
  hasSound: z.nullable(z.boolean()),
  picture: z.nullable(pictureFacts),
  sound: z.nullable(soundFacts),
});

/** What no measurement can know; if unanswered, the field stays 'not measured'. */
export const VIDEO_QUESTIONS = ['product_visibility', 'call_to_action', 'trust_building'] as const;
/** The answers to each question. */
export const VIDEO_ANSWERS = ['yes', 'partly', 'no'] as const;
export const videoAnswers = z.object({
  product_visibility: z.optional(z.enum(VIDEO_ANSWERS)),
  call_to_action: z.optional(z.enum(VIDEO_ANSWERS)),
  trust_building: z.optional(z.enum(VIDEO_ANSWERS)),
});

/** A picture of the video at a moment, as a data URL of at most 40,000 characters. */
export const thumbnail = z.object({
  at: seconds,
  url: z.string().check(z.regex(/^data:image\/(?:jpeg|webp|png);base64,[A-Za-z0-9+/=]+$/), z.maxLength(40_000)),
});

/** POST /api/analyze-video. The client sends `video_data` last; any other order is accepted too. */
export const analysisRequest = z.object({
  file_type: z.string().check(z.regex(/^(?:video|image)\/[\w.+-]{1,60}$/)),
  analysis_type: z.literal('comprehensive'),
  user_context: z.object({
    niche: z.string().check(z.maxLength(60)),
    experience_level: z.string().check(z.maxLength(40)),
  }),
  /** Our addition: what the device measured and the creator answered, as facts for the model. */
  measured: z.optional(videoFacts),
  answers: z.optional(videoAnswers),
  /** Our addition: pictures of the video in order of time, for a model that accepts pictures but no video. */
  frames: z.optional(z.array(thumbnail).check(z.maxLength(8))),
  /** Base64, without a data URL prefix. */
  video_data: z.string(),
});

/** Response header of POST /api/analyze-video: who made the judgement. */
export const JUDGE_HEADER = 'X-Jimp-Judge';
/** The values of JUDGE_HEADER: a model, or the measurements. */
export const judgeNames = ['model', 'measured'] as const;
/** A second header: why the answer is the measured one although a model is configured. */
export const MODEL_PROBLEM_HEADER = 'X-Jimp-Model-Problem';
/** The values of MODEL_PROBLEM_HEADER: the model gave no answer, or none that could be read. */
export const modelProblems = ['failed', 'unreadable'] as const;

/**
 * An analysis as the conversation stores it (`videoAnalysis` of a message): the device's facts, and what a model added.
 */
export const analysisReport = z.object({
  fileName: z.string().check(z.maxLength(200)),
  facts: videoFacts,
  answers: videoAnswers,
  thumbnails: z.array(thumbnail).check(z.maxLength(12)),
  /** What the model said, if one was asked and answered; it fills in what is null and never overrides a measurement. */
  judged: z.optional(videoAnalysis),
  /** Why the result is the measured one although a model was asked. */
  modelProblem: z.optional(z.enum([...modelProblems, 'offline', 'tooMany'])),
});

export type VideoAnalysis = z.infer<typeof videoAnalysis>;
export type PictureFacts = z.infer<typeof pictureFacts>;
export type SoundFacts = z.infer<typeof soundFacts>;
export type VideoFacts = z.infer<typeof videoFacts>;
export type VideoAnswer = (typeof VIDEO_ANSWERS)[number];
export type VideoAnswers = z.infer<typeof videoAnswers>;
export type AnalysisRequest = z.infer<typeof analysisRequest>;
export type Thumbnail = z.infer<typeof thumbnail>;
export type AnalysisReport = z.infer<typeof analysisReport>;
export type JudgeName = (typeof judgeNames)[number];
export type ModelProblem = (typeof modelProblems)[number];
export type Span = z.infer<typeof span>;
