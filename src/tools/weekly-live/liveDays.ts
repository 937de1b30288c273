export type Difficulty = 'easy' | 'medium' | 'advanced';

/**
 * The week, Monday first: each live has a format of its own. Engagement in percent, an editorial estimate
 * (specification: 'Engagement figures 82 to 96'): the seven formats are spaced evenly between the two, from viewers who
 * listen to viewers who decide everything. Difficulties and formats are ours.
 */
export const DAYS = [
  { id: 'monday', format: 'demo', engagement: 84, difficulty: 'easy' },
  { id: 'tuesday', format: 'mistakes', engagement: 87, difficulty: 'medium' },
  { id: 'wednesday', format: 'questions', engagement: 91, difficulty: 'medium' },
  { id: 'thursday', format: 'comparison', engagement: 89, difficulty: 'medium' },
  { id: 'friday', format: 'challenge', engagement: 94, difficulty: 'advanced' },
  { id: 'saturday', format: 'vote', engagement: 96, difficulty: 'advanced' },
  { id: 'sunday', format: 'routine', engagement: 82, difficulty: 'easy' },
] as const satisfies readonly { id: string; format: string; engagement: number; difficulty: Difficulty }[];

export type DayId = (typeof DAYS)[number]['id'];
export type LiveFormat = (typeof DAYS)[number]['format'];
