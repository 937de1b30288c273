import { VIDEO_QUESTIONS, type VideoAnalysis, type VideoFacts } from '../../contracts/videoAnalysis';
import { fill } from '../../lib/fill';
import type { AdviceTexts } from './advice';
import { hasField, SCORED_FIELDS, type ScoredField, type ScoreOf } from './fieldScores';
import { formatMoment, formatSeconds, formatTarget, formatValue } from './format';
import { MEASURES } from './targets';
import { type Finding, GOOD, isGood, isRemark, isWeak } from './videoFindings';

/** The most items the contract allows. */
const MOST = 8;
const MOST_PRIORITIES = 5;
const STEPS = 3;

/** What the advice is based on. */
export interface Judgement {
  facts: VideoFacts;
  findings: readonly Finding[];
  /** The scores that count, including a model's. */
  scoreOf: ScoreOf;
  /** A model's analysis, if it filled something in, and what it filled in. */
  model: VideoAnalysis | undefined;
  isFilled(field: ScoredField): boolean;
  texts: AdviceTexts;
  /** The language in which values are formatted. */
  language: string;
}

const SECTIONS = ['visual_quality', 'content_structure', 'technical_aspects', 'conversion_optimization'] as const;
export type Section = (typeof SECTIONS)[number];

const isOf = (section: Section, field: string) => field === section || field.startsWith(`${section}.`);
const fieldsOf = (section: Section) => SCORED_FIELDS.filter((field) => isOf(section, field));

/** Worst first; equal ones in the order of the table. */
const byScore = (one: { score: number | null }, other: { score: number | null }) =>
  (one.score ?? 0) - (other.score ?? 0);

/** A pattern of the advice, filled with the finding's values. */
function say(pattern: string, { measure, value, at }: Finding, { facts, texts, language }: Judgement): string {
  const { width, height, sound } = facts;
  return fill(pattern, {
    value: value === null ? '' : formatValue(measure, value, language),
    target: formatTarget(measure, language),
    size: width && height ? `${width}\u00a0×\u00a0${height}` : '',
    first: formatSeconds(sound?.firstSpeechAt ?? 0, language),
    when: at === null ? '' : ` ${fill(texts.when, { clock: formatMoment(at) })}`,
  });
}

/**
 * What is said about a section: what is weak, worst first, remarks, one praise per field, what to check by eye, what a
 * model adds.
 */
export function recommendationsOf(section: Section, judgement: Judgement): string[] {
  const { findings, texts, model } = judgement;
  const ofSection = findings.filter(({ field }) => isOf(section, field));
  const weak = ofSection.filter(isWeak).sort(byScore);
  const advice = [
    ...weak.map((finding) => say(texts.weak[finding.cause].advice, finding, judgement)),
    ...ofSection.filter(isRemark).map((finding) => say(texts.remarks[finding.cause].advice, finding, judgement)),
    ...fieldsOf(section).flatMap((field) => praise(field, judgement)),
    ...byEye(section, judgement),
    ...(fieldsOf(section).some(judgement.isFilled) ? (model?.[section].recommendations ?? []) : []),
  ];
  return [...new Set(advice)].slice(0, MOST);
}

/** The best of a field that is good as a whole; for the picture, where each measure counts separately, always. */
function praise(field: ScoredField, judgement: Judgement): string[] {
  if (field !== 'visual_quality' && (judgement.scoreOf(field) ?? 0) < GOOD) return [];
  const [best] = judgement.findings
    .filter((finding) => finding.field === field)
    .filter(isGood)
    .sort((one, other) => byScore(other, one));
  return best ? [say(judgement.texts.good[best.cause], best, judgement)] : [];
}

function byEye(section: Section, { facts, scoreOf, texts }: Judgement): string[] {
  const missing = fieldsOf(section).filter((field) => scoreOf(field) === null && hasField(field, facts.kind));
  const lines = missing.map((field) => texts.byEye[field]);
  if (section === 'visual_quality' && missing.length === 0 && facts.picture === null) lines.push(texts.byEye.frames);
  if (facts.kind === 'image' && section === 'content_structure') lines.push(texts.ofImages.hook);
  if (facts.kind === 'image' && section === 'technical_aspects') lines.push(texts.ofImages.motionAndSound);
  return lines;
}

/**
 * What to improve first, worst first: the worst of each field that is not good as a whole; for the picture, every weak
 * one.
 */
function worstFirst({ findings, scoreOf }: Judgement) {
  const weak = findings.filter(isWeak).sort(byScore);
  return weak.filter(({ field }, place) => {
    if (field === 'visual_quality') return true;
    const isWorst = weak.findIndex((other) => other.field === field) === place;
    return isWorst && field !== 'content_structure' && (scoreOf(field) ?? 0) < GOOD;
  });
}

/** What a model says about the fields it filled in and found weak: the first of its recommendations for the section. */
function judgedWeak({ model, isFilled, scoreOf, texts }: Judgement): { score: number; text: string }[] {
  const usedTexts = new Set<string>();
  return SECTIONS.flatMap((section) =>
    fieldsOf(section)
      .filter(isFilled)
      .flatMap((field) => {
        const score = scoreOf(field) ?? GOOD;
        if (score >= GOOD) return [];
        const firstText = model?.[section].recommendations.find((text) => !usedTexts.has(text));
        const text = firstText ?? fill(texts.priorities.judged, { field: texts.fields[field], score: String(score) });
        usedTexts.add(text);
        return [{ score, text }];
      }),
  );
}

/** `improvement_priority`: worst first, at most five; never empty. */
export function prioritiesOf(judgement: Judgement): string[] {
  const { texts, scoreOf } = judgement;
  const measured = worstFirst(judgement).map((finding) => ({
    score: finding.score,
    text: say(texts.weak[finding.cause].priority, finding, judgement),
  }));
  const all = [...measured, ...judgedWeak(judgement)].sort(byScore).map(({ text }) => text);
  if (all.length > 0) return [...new Set(all)].slice(0, MOST_PRIORITIES);
  const isKnown = SCORED_FIELDS.some((field) => scoreOf(field) !== null);
  return [isKnown ? texts.priorities.nothingWeak : texts.priorities.nothingMeasured];
}

/** `next_steps`: three things to do, starting with those against the worst faults. */
export function stepsOf(judgement: Judgement): string[] {
  const { facts, findings, model, texts, scoreOf } = judgement;
  const isUnanswered = VIDEO_QUESTIONS.some((question) => scoreOf(MEASURES[question].field) === null);
  const steps = [
    ...worstFirst(judgement).map((finding) => say(texts.weak[finding.cause].step, finding, judgement)),
    ...(model?.next_steps ?? []),
    ...findings.filter(isRemark).map((finding) => say(texts.remarks[finding.cause].step, finding, judgement)),
    ...(isUnanswered ? [texts.steps.answer] : []),
    ...texts.steps[facts.kind],
  ];
  return [...new Set(steps)].slice(0, STEPS);
}
