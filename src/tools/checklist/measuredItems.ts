import type { VideoFacts } from '../../contracts/videoAnalysis';
import { readMeasure } from '../../domain/videoAnalysis/readMeasure';
import { isInTarget, type MeasureId, measureOf } from '../../domain/videoAnalysis/targets';
import type { ItemId } from './items';

/** The measures that an item of the checklist can rest on, in the order in which they are shown. */
const MEASURES = {
  hook: ['deadStart', 'openingChange', 'openingSpeech'],
  format: ['aspect', 'duration', 'sharpness', 'coveredDetail'],
  trending_sound: ['loudness', 'truePeak', 'silence'],
} as const satisfies Partial<Record<ItemId, readonly MeasureId[]>>;

/**
 * The items that measures speak to; no measure can know what the others ask for (product, call to action, disclosure,
 * proof).
 */
export type MeasuredItemId = keyof typeof MEASURES;
export type ToldMeasure = (typeof MEASURES)[MeasuredItemId][number];

/** One of these is enough: a demonstration needs no words, and a talking face no movement. */
const EITHER: readonly MeasureId[] = ['openingChange', 'openingSpeech'];

/**
 * The items that a measure may tick. Sound is not among them: its level can be measured, but the item also asks whether
 * the music may be used to sell.
 */
const TICKED: readonly MeasuredItemId[] = ['hook', 'format'];

export interface MeasuredPart {
  measure: ToldMeasure;
  /** In the unit of the measure. */
  value: number;
  /** Which side of its target it lies on. */
  side: 'in' | 'low' | 'high';
}

export interface MeasuredItem {
  id: MeasuredItemId;
  /** `open`: nothing misses its target, but not everything could be measured. */
  verdict: 'meets' | 'misses' | 'open';
  parts: readonly MeasuredPart[];
  unmeasured: readonly ToldMeasure[];
}

const ids: readonly MeasuredItemId[] = ['hook', 'format', 'trending_sound'];

/**
 * What a video's facts say about the checklist's items, by the targets of the analysis; items they say nothing about
 * are left out.
 */
export function measuredItems(facts: VideoFacts): MeasuredItem[] {
  return ids.map((id) => measuredItem(id, facts)).filter(({ parts }) => parts.length > 0);
}

function measuredItem(id: MeasuredItemId, facts: VideoFacts): MeasuredItem {
  const all = MEASURES[id].map((measure) => ({ measure, value: readMeasure(measure, facts).value }));
  const measured = all.flatMap(({ measure, value }) => (value === null ? [] : [partOf(measure, value)]));
  const hasEither = measured.some(({ measure, side }) => EITHER.includes(measure) && side === 'in');
  const isSpared = (measure: MeasureId) => hasEither && EITHER.includes(measure);
  const parts = measured.filter(({ measure, side }) => side === 'in' || !isSpared(measure));
  const unmeasured = all.filter(({ measure, value }) => value === null && !isSpared(measure));
  const verdict = parts.some(({ side }) => side !== 'in') ? 'misses' : unmeasured.length > 0 ? 'open' : 'meets';
  return { id, verdict, parts, unmeasured: unmeasured.map(({ measure }) => measure) };
}

function partOf(measure: ToldMeasure, value: number): MeasuredPart {
  if (isInTarget(measure, value)) return { measure, value, side: 'in' };
  const { min = Number.NEGATIVE_INFINITY } = measureOf(measure).target;
  return { measure, value, side: value < min ? 'low' : 'high' };
}

/** The items that the measures tick: those whose targets are met and that ask for nothing else. */
export function measuredTicks(facts: VideoFacts): MeasuredItemId[] {
  return measuredItems(facts)
    .filter(({ id, verdict }) => verdict === 'meets' && TICKED.includes(id))
    .map(({ id }) => id);
}

/**
 * The ticks once one video's measures replace another's: those the old ones had set go, those the new ones set come.
 */
export function retaken(checked: readonly string[], before?: VideoFacts, next?: VideoFacts): string[] {
  const formerTicks: readonly string[] = before ? measuredTicks(before) : [];
  const come = next ? measuredTicks(next) : [];
  return [...new Set([...checked.filter((id) => !formerTicks.includes(id)), ...come])];
}
