import { exampleFacts } from '../../../../contracts/testing/exampleFacts';
import type { AnalysisReport, VideoAnalysis } from '../../../../contracts/videoAnalysis';

/** Measurements of a 20 s video that is dark, shakes a little and starts slowly and without speech. */
const facts = exampleFacts({
  bytes: 12_400_000,
  duration: 20.4,
  picture: {
    brightness: 0.24,
    darkestAt: 7.3,
    clippedDark: 0.21,
    clippedBright: 0.01,
    blurriestAt: 12.6,
    shake: 0.9,
    shakiestAt: 4.1,
    cuts: [3.2, 7.4, 11],
    openingChange: 12,
    coveredDetail: 0.41,
    mostCoveredAt: 15.2,
  },
  sound: { loudness: -19.2, truePeak: -0.4, loudestAt: 9.1, openingSpeech: 0.2, firstSpeechAt: 1.4 },
});

/** A one-pixel picture. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const exampleReport: AnalysisReport = {
  fileName: 'ma-video.mp4',
  facts,
  answers: {},
  thumbnails: [0, 2, 4.1, 7.3, 12.6, 15.2].map((at) => ({ at, url: PIXEL })),
};

const section = (score: number) => ({ score, recommendations: [`The model on ${score}.`] });

/** What a model says about it. */
export const exampleJudgement: VideoAnalysis = {
  overall_score: 50,
  visual_quality: section(51),
  content_structure: { ...section(52), hook_effectiveness: 53, call_to_action: 54 },
  technical_aspects: { ...section(55), lighting: 56, audio_quality: 57, stability: 58 },
  conversion_optimization: { ...section(59), product_visibility: 61, trust_building: 62 },
  improvement_priority: ['The model’s priority.'],
  next_steps: ['The model’s next step.'],
};
