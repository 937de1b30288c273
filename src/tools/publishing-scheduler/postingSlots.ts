import type { NichePick } from '../../domain/matchNiche';
import type { Period } from '../../domain/videos/ownSlots';

/** Specification: competition low/medium/high. */
export const COMPETITIONS = ['low', 'medium', 'high'] as const;
export type Competition = (typeof COMPETITIONS)[number];

/** Specification: timezone Europe/Paris. */
export const REFERENCE_ZONE = 'Europe/Paris';

/** Whose clock the slots are meant for: the place's, Paris's, as specified, or that of a named market. */
export const AUDIENCES = ['place', 'paris', 'market'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** [time on the audience's clock, engagement in percent, competition] */
type Figures = readonly [time: string, engagement: number, competition: Competition];
type Three = readonly [Figures, Figures, Figures];

/**
 * Three slots a period for each niche. No hour is proven (published studies contradict each other), so the times are
 * habits to test: 7–9, 12–14 and 18–22, with each niche's own (cooking 11–12 and 17–19, fitness 6–8 and 18–20, beauty
 * 18–21, parenting 9–11 and 20:30–22, plus nap time). The percentages are editorial: they rank a niche's slots.
 */
export const SLOTS: Readonly<Record<NichePick, Readonly<Record<Period, Three>>>> = {
  beauty: {
    weekdays: [
      ['07:30', 72, 'low'],
      ['12:30', 79, 'medium'],
      ['19:30', 91, 'high'],
    ],
    weekends: [
      ['08:45', 78, 'low'],
      ['13:00', 83, 'medium'],
      ['18:30', 88, 'high'],
    ],
  },
  tech: {
    weekdays: [
      ['08:00', 70, 'low'],
      ['12:45', 77, 'medium'],
      ['20:30', 90, 'high'],
    ],
    weekends: [
      ['09:00', 76, 'low'],
      ['13:30', 80, 'medium'],
      ['21:00', 87, 'high'],
    ],
  },
  fitness: {
    weekdays: [
      ['06:30', 82, 'low'],
      ['12:15', 74, 'medium'],
      ['18:30', 89, 'high'],
    ],
    weekends: [
      ['08:00', 85, 'low'],
      ['12:00', 73, 'medium'],
      ['19:00', 81, 'medium'],
    ],
  },
  lifestyle: {
    weekdays: [
      ['07:45', 75, 'medium'],
      ['13:00', 78, 'medium'],
      ['21:00', 88, 'high'],
    ],
    weekends: [
      ['09:00', 80, 'low'],
      ['12:30', 79, 'medium'],
      ['20:00', 90, 'high'],
    ],
  },
  cooking: {
    weekdays: [
      ['11:15', 84, 'medium'],
      ['17:15', 82, 'low'],
      ['18:45', 92, 'high'],
    ],
    weekends: [
      ['11:00', 86, 'medium'],
      ['17:00', 79, 'low'],
      ['18:30', 88, 'high'],
    ],
  },
  fashion: {
    weekdays: [
      ['08:15', 73, 'low'],
      ['12:30', 80, 'medium'],
      ['19:00', 89, 'high'],
    ],
    weekends: [
      ['08:30', 74, 'low'],
      ['13:15', 82, 'medium'],
      ['18:00', 87, 'high'],
    ],
  },
  home: {
    weekdays: [
      ['07:00', 71, 'low'],
      ['13:15', 78, 'medium'],
      ['20:15', 86, 'high'],
    ],
    weekends: [
      ['08:30', 83, 'low'],
      ['12:45', 80, 'medium'],
      ['18:45', 84, 'medium'],
    ],
  },
  parenting: {
    weekdays: [
      ['09:15', 81, 'low'],
      ['13:30', 79, 'medium'],
      ['20:45', 90, 'high'],
    ],
    weekends: [
      ['10:15', 77, 'medium'],
      ['13:45', 80, 'low'],
      ['21:15', 86, 'high'],
    ],
  },
};

/** Specification: 'anything else' is 'Non défini'. */
export const competitionOf = (competition: string): Competition | 'undefined' =>
  COMPETITIONS.find((known) => known === competition) ?? 'undefined';
