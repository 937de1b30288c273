import { type VideoAnalysis, videoAnalysis } from '../../src/contracts/videoAnalysis';
import { detectLanguage } from '../../src/domain/coach/language';
import { words } from '../../src/lib/fold';
import { plainAdvice } from './plainAdvice';

const MOST_ADVICE = 8;
const MOST_PROBLEMS = 6;
/** Shorter texts do not reveal their language. */
const TELLING_WORDS = 12;

export type Judgement = { analysis: VideoAnalysis } | { problems: string[] };

/**
 * Reads a model's judgement: JSON, even inside a code fence or between sentences. Its sentences are reduced to plain
 * advice; the rest is checked against the contract and the language. Whatever is wrong is returned as sentences for the
 * model.
 */
export function readJudgement(text: string, language: string): Judgement {
  let value: unknown;
  try {
    value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return { problems: ['It is not one whole JSON object.'] };
  }
  const read = videoAnalysis.safeParse(withPlainAdvice(value));
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'the object'))];
    return { problems: fields.slice(0, MOST_PROBLEMS).map((field) => `'${field}' is missing or not as asked for.`) };
  }
  if (!isIn(language, adviceOf(read.data))) return { problems: [`It is not in the language "${language}".`] };
  return { analysis: read.data };
}

/** The same value with every list of texts cleaned; a judgement has no other texts. */
function withPlainAdvice(value: unknown): unknown {
  if (Array.isArray(value)) {
    const advice = value.map((entry) => (typeof entry === 'string' ? plainAdvice(entry) : entry));
    return [...new Set(advice.filter((entry) => entry !== undefined))].slice(0, MOST_ADVICE);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withPlainAdvice(entry)]));
}

function adviceOf(analysis: VideoAnalysis): string[] {
  const { visual_quality, content_structure, technical_aspects, conversion_optimization } = analysis;
  const sections = [visual_quality, content_structure, technical_aspects, conversion_optimization];
  return [
    ...sections.flatMap(({ recommendations }) => recommendations),
    ...analysis.improvement_priority,
    ...analysis.next_steps,
  ];
}

/**
 * French and English can be told with certainty; English may stand in for any other language, as everywhere in the app.
 */
function isIn(language: string, advice: readonly string[]): boolean {
  const text = advice.join(' ');
  const textWords = words(text);
  const detected = textWords.length < TELLING_WORDS ? undefined : detectLanguage(text, textWords);
  if (detected === undefined) return true;
  return language === 'fr' || language === 'en' ? detected === language : detected !== 'fr';
}
