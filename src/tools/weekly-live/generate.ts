import { NICHE_PICKS, type NichePick, nichePickOf } from '../../domain/matchNiche';
import { weekDates } from '../../domain/weekDates';
import { fill } from '../../lib/fill';
import { localDate } from '../../lib/localDate';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { DAYS, type DayId, type Difficulty, type LiveFormat } from './liveDays';
import type english from './locales/en.json';
import { type TimeWindow, WINDOWS } from './windows';

export type Texts = (typeof english)['texts'];

export interface LiveSession {
  day: DayId;
  /** The device's date: '2026-11-25'. */
  date: string;
  idealTime: TimeWindow;
  format: LiveFormat;
  liveIdea: string;
  hook: string;
  suggestedProduct: string;
  behavioralTip: string;
  /** Percent; an editorial estimate. */
  engagement: number;
  difficulty: Difficulty;
}

export interface WeeklyLivePlan {
  niche: NichePick;
  weeklyGoal: string;
  /** Monday to Sunday. */
  weekDates: string[];
  sessions: LiveSession[];
  performanceTips: string[];
}

/** Specification: 'Weekly goal: 7 lives for 150+ sales (beauty) or 100+ (default)'. */
const salesOf = (niche: NichePick) => (niche === 'beauty' ? '150+' : '100+');

const PERFORMANCE_TIPS = 3;

/** Seven different lives for a niche, in the week that contains `now`. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts,
  { now, random }: { now: Date; random: Random },
): WeeklyLivePlan {
  const niche = nichePickOf(answers.niche ?? '') ?? NICHE_PICKS[0];
  const ofNiche = texts.niches[niche];
  const dates = weekDates(now).map(localDate);
  const sessions = DAYS.map(({ id, format, engagement, difficulty }, place): LiveSession => {
    const { idea, hook, product, tip } = pick(random, ofNiche.sessions[format]);
    return {
      day: id,
      date: dates[place] ?? '',
      idealTime: WINDOWS[niche],
      format,
      liveIdea: idea,
      hook,
      suggestedProduct: product,
      behavioralTip: tip,
      engagement,
      difficulty,
    };
  });
  return {
    niche,
    weeklyGoal: fill(texts.weeklyGoal, { sales: salesOf(niche) }),
    weekDates: dates,
    sessions,
    performanceTips: pickSome(random, ofNiche.performance, PERFORMANCE_TIPS),
  };
}
