import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { addressIn } from '../../domain/videos/addressIn';
import type { Measured } from '../../domain/videos/rates';
import { parseCount, parseSeconds } from './parseFigures';

/** Specification, performance input: url, product, niche, viewsCount, likesCount, duration, avgWatchTime, ctaUsed. */
export const METRICS = ['viewsCount', 'likesCount', 'duration', 'avgWatchTime'] as const;
export type Metric = (typeof METRICS)[number];

type Answers = Readonly<Record<string, string>>;

const PARSE: Readonly<Record<Metric, (text: string) => number | undefined>> = {
  viewsCount: parseCount,
  likesCount: parseCount,
  duration: parseSeconds,
  avgWatchTime: parseSeconds,
};

/** A metric as it was typed; undefined if it is no figure. */
export const parseMetric = (metric: Metric, typed: string): number | undefined => PARSE[metric](typed);

/** A length of 0 and 0 views count as not given: otherwise they would be kept, drawn and compared as results. */
const isGiven = (metric: Metric, figure: number): boolean =>
  figure > 0 || (metric !== 'viewsCount' && metric !== 'duration');

/** What the form says was measured. Metrics are integers; a non-parsable value becomes empty. */
export function measuredOf(answers: Answers): Measured {
  const givenFigures = METRICS.flatMap((metric) => {
    const value = parseMetric(metric, answers[metric] ?? '');
    return value === undefined || !isGiven(metric, value) ? [] : [[metric, value] as const];
  });
  const ctaUsed = answers.ctaUsed?.trim();
  return { ...Object.fromEntries(givenFigures), ...(ctaUsed && { ctaUsed }) };
}

export interface Required {
  url: string;
  product: string;
  niche: NichePick;
}

/**
 * Specification: link, product and niche required; the link is taken out of what was pasted. Undefined until all three
 * are there.
 */
export function requiredOf(answers: Answers): Required | undefined {
  const url = addressIn(answers.url ?? '');
  const product = answers.product?.trim();
  const niche = nichePickOf(answers.niche ?? '');
  return url && product && niche ? { url, product, niche } : undefined;
}
