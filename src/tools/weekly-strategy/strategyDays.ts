export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];
export type Difficulty = 'easy' | 'medium' | 'advanced';

/** The country groups that have posting times of their own. */
export type TimeGroup = 'FR' | 'US' | 'other';

type Times = Readonly<Record<TimeGroup, string>>;
type Difficulties = Readonly<Record<Level, Difficulty>>;

const at = (FR: string, US: string, other: string): Times => ({ FR, US, other });
const by = (beginner: Difficulty, intermediate: Difficulty, advanced: Difficulty): Difficulties => ({
  beginner,
  intermediate,
  advanced,
});

/**
 * The week of the specification: posting times (HH:MM, in the audience's country), engagement in percent (an editorial
 * estimate), 'Facile' for beginners on day 1. The other difficulties are ours.
 */
export const DAYS = [
  { id: 'monday', engagement: 87, times: at('18:30', '19:30', '19:30'), difficulty: by('easy', 'medium', 'medium') },
  { id: 'tuesday', engagement: 92, times: at('19:15', '20:15', '20:00'), difficulty: by('easy', 'easy', 'medium') },
  {
    id: 'wednesday',
    engagement: 89,
    times: at('20:00', '19:45', '19:45'),
    difficulty: by('medium', 'medium', 'medium'),
  },
  {
    id: 'thursday',
    engagement: 85,
    times: at('19:45', '20:30', '20:15'),
    difficulty: by('medium', 'medium', 'advanced'),
  },
  {
    id: 'friday',
    engagement: 95,
    times: at('20:30', '21:00', '20:30'),
    difficulty: by('medium', 'medium', 'advanced'),
  },
  {
    id: 'saturday',
    engagement: 91,
    times: at('19:00', '19:00', '19:15'),
    difficulty: by('easy', 'medium', 'advanced'),
  },
  { id: 'sunday', engagement: 88, times: at('18:45', '20:00', '19:50'), difficulty: by('easy', 'easy', 'medium') },
] as const;

export type DayId = (typeof DAYS)[number]['id'];

/** Specification: day 4 (Thursday) is the live day. */
export const LIVE_DAY = 'thursday' satisfies DayId;
