import english from '../videoAdvice/locales/en.json';
import french from '../videoAdvice/locales/fr.json';
import type { ScoredField } from './fieldScores';
import type { GoodCause, RemarkCause, WeakCause } from './videoFindings';

/**
 * What the analysis says. Slots: `{{value}}` and `{{target}}` of the measure, `{{size}}` (width × height), `{{first}}`
 * (when the first word is spoken), `{{when}}` (the sentence that names the moment, with a leading space; empty if there
 * is none), `{{score}}` and `{{field}}`.
 */
export interface AdviceTexts {
  /** The sentence that names the moment, `{{clock}}`. */
  when: string;
  fields: Readonly<Record<ScoredField, string>>;
  good: Readonly<Record<GoodCause, string>>;
  remarks: Readonly<Record<RemarkCause, { advice: string; step: string }>>;
  /** What is wrong and why it matters; the same in one line; what to do in the next take or while editing. */
  weak: Readonly<Record<WeakCause, { advice: string; priority: string; step: string }>>;
  /** What to check by eye if a field was not measured, or the frames could not be read. */
  byEye: Readonly<Record<ScoredField | 'frames', string>>;
  /** What an image does not have. */
  ofImages: { hook: string; motionAndSound: string };
  priorities: {
    nothingWeak: string;
    nothingMeasured: string;
    /** A field that a model found weak without saying why. */
    judged: string;
  };
  /** What is always worth doing. */
  steps: {
    answer: string;
    video: readonly string[];
    image: readonly string[];
  };
}

/** The originals; for another language the app reads its catalogue. */
export const ADVICE: Readonly<Record<'en' | 'fr', AdviceTexts>> = { en: english.texts, fr: french.texts };
