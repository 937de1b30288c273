import type { VideoFacts } from '../../contracts/videoAnalysis';
import { readMeasure } from '../../domain/videoAnalysis/readMeasure';
import { isInTarget, type MeasureId, measureOf } from '../../domain/videoAnalysis/targets';
import type { ItemId } from './items';

/** The measures that an item of the checklist can rest on, in the order in which they are told. */
const MEASURES = {
  hook: ['deadStart', 'openingChange', 'openingSpeech'],
  format: ['aspect', 'duration', 'sharpness', 'coveredDetail'],
  trending_sound: ['loudness', 'truePeak', 'silence'],
} as const satisfies Partial<Record<ItemId, readonly MeasureId[]>>;

/** The items that measures speak to; what the others ask (product, call to action, disclosure, proof), none can know. */
export type MeasuredItemId = keyof typeof MEASURES;
export type ToldMeasure = (typeof MEASURES)[MeasuredItemId][number];

/** Of these one is enough: a demonstration needs no words, and a face that talks no movement. */
const EITHER: readonly MeasureId[] = ['openingChange', 'openingSpeech'];

/**
 * The items that a measure may tick. The sound is not among them: its level can be measured, but not whether the music may
 * be sold with, which the item asks for.
 */
const TICKED: readonly MeasuredItemId[] = ['hook', 'format'];

export interface MeasuredPart {
  measure: ToldMeasure;
  /** In the unit of the measure. */
  value: number;
  /** On which side of its target it lies. */
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

/** What the facts of a video say of the checklist's items, by the targets of the analysis; items that they are silent on are left out. */
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

/** The items that the measures tick: they meet their target, and it is all that they ask. */
export function measuredTicks(facts: VideoFacts): MeasuredItemId[] {
  return measuredItems(facts)
    .filter(({ id, verdict }) => verdict === 'meets' && TICKED.includes(id))
    .map(({ id }) => id);
}

/** The ticks once one video's measures take the place of another's: what those had ticked goes, what these tick comes. */
export function retaken(checked: readonly string[], before?: VideoFacts, next?: VideoFacts): string[] {
  const gone: readonly string[] = before ? measuredTicks(before) : [];
  const come = next ? measuredTicks(next) : [];
  return [...new Set([...checked.filter((id) => !gone.includes(id)), ...come])];
}
