import { PERIODS } from '../../domain/videos/ownSlots';
import type { SchedulerPlan, Slot } from './plan';

type Part = 'morning' | 'midday' | 'evening' | 'weekends' | 'weekdays' | 'season';

/** Words by which a moment of a product names a part of the day, the week or the year, in French and English. */
const PARTS: Readonly<Record<Part, RegExp>> = {
  morning: /matin|réveil|petit-déjeuner|lever du jour|aube|morning|breakfast|sunrise|first light|wake up|coffee brews/i,
  midday: /\bmidi|après-midi|(?<!petit-)déjeuner|goûter|sieste|quatre heures|noon|lunch|\bnap\b|midday|four o’clock/i,
  evening:
    /soir|nuit|dîner|coucher|apéro|lumières? éteintes?|heure bleue|evening|night|dinner|bedtime|dark|lights (?:out|off|low)|blue hour|end of a long day/i,
  weekends: /samedi|dimanche|week-end|saturday|sunday|weekend|brunch/i,
  weekdays:
    /lundi|mardi|mercredi|jeudi|vendredi|de semaine|télétravail|boulot|au travail|monday|tuesday|wednesday|thursday|friday|weeknight|office|\bwork\b/i,
  season:
    /janvier|février|\bmars\b|avril|\bmai\b|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|\bété\b|automne|hiver|noël|jour de l’an|pâques|halloween|movember|rentrée|vacances|canicule|grosse chaleur|plage|piscine|chaud|neige|\bgel\b|glacé|froid|january|february|\bmarch\b|april|\bmay\b|june|july|august|september|october|november|december|spring|summer|\bfall\b|autumn|winter|christmas|new year|easter|halloween|thanksgiving|holiday|school starts|back-to-school|vacation|beach|pool|heat|\bwarm\b|snow|\bcold\b|freez/i,
};
const NAMES: readonly Part[] = ['morning', 'midday', 'evening', 'weekends', 'weekdays', 'season'];

const NOON = 12;
const EVENING = 17;

/** The parts of the day and the week that a slot lies in, on the clock it is meant for. */
function partsOf({ meant: { period, time } }: Slot): readonly Part[] {
  const hour = Number(time.slice(0, 2));
  return [hour < NOON ? 'morning' : hour < EVENING ? 'midday' : 'evening', period];
}

const partsIn = (moment: string): Part[] => NAMES.filter((part) => PARTS[part].test(moment));

/**
 * The moments of a product, spread over a plan's slots: each once, first where it names the slot's own time, and nowhere
 * that contradicts it. Those of one part of the year are left out.
 *
 * @returns for a slot its moment's place in the list
 */
export function productMoments(plan: SchedulerPlan, moments: readonly string[]): ReadonlyMap<Slot, number> {
  const slots = PERIODS.flatMap((period) => plan[period]);
  const named = moments.map(partsIn);
  const taken = new Map<Slot, number>();
  const place = (fits: (parts: readonly Part[], own: readonly Part[]) => boolean) => {
    for (const slot of slots) {
      if (taken.has(slot)) continue;
      const used = new Set(taken.values());
      const own = partsOf(slot);
      const found = named.findIndex((parts, index) => !used.has(index) && fits(parts, own));
      if (found >= 0) taken.set(slot, found);
    }
  };
  place((parts, own) => parts.length > 0 && parts.every((part) => own.includes(part)));
  place((parts) => parts.length === 0);
  return taken;
}

/** The plan with the moments of a product in its reasons. */
export function withMoments(plan: SchedulerPlan, words: ReadonlyMap<Slot, string>): SchedulerPlan {
  const told = (slot: Slot): Slot => {
    const moment = words.get(slot);
    return moment === undefined ? slot : { ...slot, reason: `${slot.reason} ${moment}` };
  };
  return { ...plan, weekdays: plan.weekdays.map(told), weekends: plan.weekends.map(told) };
}
