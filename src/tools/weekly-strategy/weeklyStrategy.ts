import type { Country } from '../../domain/countries';
import { type DayId, type Difficulty, LEVELS, type Level } from './strategyDays';

export interface DayContent {
  day: DayId;
  dayName: string;
  /** The title under which it is kept: the day and the product. */
  title: string;
  videoIdea: { hook: string; structure: string[]; cta: string; format: string; difficulty: Difficulty };
  /** HH:MM in the audience's country. */
  optimalTime: string;
  /** Five, the most that a caption takes. */
  hashtags: string[];
  /** The scene to film. */
  inspiration: string;
  /** Percent; an editorial estimate. */
  engagement: number;
  isLive: boolean;
}

export interface WeeklyStrategy {
  product: string;
  /** From 1. */
  week: number;
  weekTheme: { title: string; focus: string };
  dailyContent: DayContent[];
  liveRecommendation: { day: string; topic: string; duration: string; script: string[]; note: string };
  weeklyTips: string[];
  nextWeekPreview: string;
  /** What has to be shown on screen in that country. */
  disclosure: string;
}

/** Beside the shop's and the day's own. */
export const MORE_HASHTAGS = 3;
/** The shop's own hashtag, for countries that use one. */
const MARKET_HASHTAGS: Partial<Record<Country, string>> = {
  FR: '#tiktokshopfrance',
  US: '#tiktokshopfinds',
  GB: '#tiktokshopuk',
  DE: '#tiktokshopdeutschland',
  ES: '#tiktokshopespaña',
  IT: '#tiktokshopitalia',
};

/** The hashtag of the shop where the audience lives. */
export const marketHashtag = (country: Country | undefined): string =>
  (country && MARKET_HASHTAGS[country]) ?? '#tiktokshop';

/** The level that was chosen; what is none counts as the first. */
export const levelOf = (answer = ''): Level => LEVELS.find((level) => level === answer) ?? 'beginner';

/** The countries that have posting times of their own. */
export const timeGroup = (country: Country | undefined) => (country === 'FR' || country === 'US' ? country : 'other');
