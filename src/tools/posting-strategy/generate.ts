import { textNicheOf } from '../../domain/matchNiche';
import { POSTING_HOURS, type Region, regionOf } from '../../domain/postingHours';
import { isKnownZone } from '../../domain/reminders/zone';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import {
  type Breakdown,
  breakdownOf,
  CONTENT_TYPES,
  type ContentType,
  PERCENTAGES,
  weeklyFrequency,
} from './frequency';
import type english from './locales/en.json';
import { type PlannedPost, planWeek } from './planWeek';
import { optionOf } from './strategyQuestions';

export type Texts = (typeof english)['texts'];

const IDEAS_SHOWN = 3;
const TIPS_SHOWN = 2;

export interface Strategy {
  frequencyRecommendation: { videosPerWeek: number; reasoning: string; study: string; breakdown: Breakdown };
  /** The user's place, and the zone for which the hours are planned; zones are IANA names, the offset is '+01:00'. */
  place: { zone: string; utcOffset: string; region: Region; referenceZone: string };
  /** What is known about the niche's hours. */
  rhythm: string;
  optimalSchedule: (PlannedPost & { reasoning: string })[];
  contentTypes: Record<ContentType, { percentage: number; ideas: string[] }>;
  /** For an account that may not go live yet: how the live's slot is used until then. */
  untilLive?: { contentType: ContentType; idea: string };
  optimizationTips: string[];
  nextSteps: string[];
}

/**
 * A week of posts to repeat for four weeks. Capacity and account decide how many, the niche gives the ideas, the goal
 * the tips, the user's time zone (IANA; UTC if unknown) the hours.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts,
  { now, random, zone: deviceZone }: { now: Date; random: Random; zone: string },
): Strategy {
  const status = optionOf('account_status', answers.account_status);
  const goal = optionOf('primary_goal', answers.primary_goal);
  const { videosPerWeek, decidedBy } = weeklyFrequency(optionOf('weekly_capacity', answers.weekly_capacity), status);
  const ofNiche = texts.niches[textNicheOf(answers.niche ?? '')];
  const ofStatus = texts.status[status];
  const ofGoal = texts.goals[goal];

  const zone = isKnownZone(deviceZone) ? deviceZone : 'UTC';
  const region = regionOf(zone);
  const { posts, utcOffset } = planWeek(videosPerWeek, { region, zone, now, random });

  const breakdown = breakdownOf(videosPerWeek);
  const reasons = byType((type) => pickSome(random, texts.schedule[type], posts.length));
  const contentTypes = byType((type) => ({
    percentage: PERCENTAGES[type],
    ideas: pickSome(random, ofNiche.ideas[type], IDEAS_SHOWN),
  }));
  const next = nextType(breakdown);
  const [idea] = contentTypes[next].ideas;
  return {
    frequencyRecommendation: {
      videosPerWeek,
      reasoning: fill(pick(random, texts.frequency[decidedBy]), { count: String(videosPerWeek) }),
      study: videosPerWeek > 5 ? texts.study.from6 : texts.study.upTo5,
      breakdown,
    },
    place: { zone, utcOffset, region, referenceZone: POSTING_HOURS[region].zone },
    rhythm: ofNiche.rhythm,
    optimalSchedule: posts.map((post) => ({ ...post, reasoning: reasons[post.contentType].shift() ?? '' })),
    contentTypes,
    ...(status === 'beginner' && idea && { untilLive: { contentType: next, idea } }),
    optimizationTips: [
      ...pickSome(random, ofNiche.tips, TIPS_SHOWN),
      ...pickSome(random, ofGoal.tips, TIPS_SHOWN),
      pick(random, ofStatus.tips),
      pick(random, texts.hourTests),
    ],
    nextSteps: [
      pick(random, ofStatus.steps),
      pick(random, ofNiche.steps),
      pick(random, ofGoal.steps),
      pick(random, texts.fourWeeks),
    ],
  };
}

/** The type that a week would add next: of those it has none of, the one with the largest share. */
const nextType = (breakdown: Breakdown): ContentType => CONTENT_TYPES.find((type) => breakdown[type] === 0) ?? 'viral';

function byType<T>(of: (type: ContentType) => T): Record<ContentType, T> {
  return { viral: of('viral'), educational: of('educational'), socialProof: of('socialProof'), lives: of('lives') };
}
