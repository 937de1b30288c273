import type spanish from '../../i18n/locales/es/live-plan.texts.json';
import { fill } from '../../lib/fill';
import { pick, pickSome } from '../../lib/pick';
import { type Random, seededRandom } from '../../lib/seededRandom';
import {
  ACTIVITIES,
  COMMUNITY_TACTICS,
  chosenIn,
  type Hook,
  type LivePlan,
  PLACES,
  type Take,
  viralScore,
} from './livePlan';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/** How many scripts a plan has; after the last one the first comes again. */
const TAKES = 8;
const TACTICS = 3;

/** The plan of a live in a language whose texts go by niche; an unknown niche gets the generic ones. */
export function generateByNiche(
  answers: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): LivePlan {
  const { product = '' } = answers;
  const { niche, experience, duration, objective, isLong } = chosenIn(answers);
  const ofNiche = texts.niches[niche];
  const ofObjective = texts.objectives[objective];
  const withProduct = (pattern: string) => fill(pattern, { product });

  const hooks = PLACES.map((place): Hook => {
    const { reasoning, texts: variants } = ofNiche.hooks[place];
    const text = withProduct(pick(random, variants));
    return { text, isRecommended: place === 'first', reasoning, viralScore: viralScore(niche, place) };
  });
  const presentation = pick(random, ofNiche.presentations);
  const sale = pick(random, ofNiche.sales);

  const plan = {
    product,
    focus: ofObjective.focus,
    introduction: {
      hooks,
      duration: texts.durations.intro,
      tips: [...pickSome(random, texts.introTips[experience], 2), ...ofNiche.setup],
    },
    productPresentation: {
      structure: isLong ? [...presentation.structure, ...ofNiche.longer] : presentation.structure,
      duration: isLong ? texts.durations.longPresentation : texts.durations.presentation,
      keyPoints: pickSome(random, ofNiche.keyPoints, 3),
      say: presentation.script.map(withProduct),
    },
    interaction: {
      activities: pickSome(random, ofNiche.activities, ACTIVITIES[experience]),
      duration: texts.durations.interaction,
      engagementTactics: [
        ...pickSome(random, texts.tactics, TACTICS),
        ...(objective === 'community' ? pickSome(random, texts.communityTactics, COMMUNITY_TACTICS) : []),
      ],
    },
    salesMoment: {
      withOffer: sale.withOffer,
      plain: withProduct(sale.plain),
      exampleOffer: texts.exampleOffer,
      timing: texts.saleTimings[duration],
      productDisplayTips: pickSome(random, ofNiche.display, 3),
    },
    conclusion: {
      cta: withProduct(pick(random, ofObjective.ctas)),
      nextLiveTeaser: pick(random, ofNiche.nextLives),
      followUpActions: [...pickSome(random, texts.followUps, 2), pick(random, ofObjective.followUps)],
    },
    repeatedPhrases: [...pickSome(random, ofNiche.repeated, 3), ...pickSome(random, texts.repeated, 2)].map(
      withProduct,
    ),
    productLinkInstructions: texts.productLink,
    optimizationTips: [
      ...pickSome(random, texts.experienceTips[experience], 2),
      texts.durationTips[duration],
      pick(random, ofNiche.optimization),
    ],
    loop: texts.loops[duration],
  };

  const seed = Math.floor(random() * 2 ** 32);
  const takes = Array.from({ length: TAKES }, (_, take): Take => {
    const ofTake = seededRandom(seed + take);
    return {
      introduction: [
        pick(ofTake, texts.welcomes[experience]),
        pick(ofTake, texts.disclosures),
        pick(ofTake, ofObjective.promises),
        withProduct(pick(ofTake, texts.todays)),
      ],
      interaction: [...pickSome(ofTake, ofNiche.questions, 3), ...pickSome(ofTake, ofNiche.objections, 2)],
      reminder: pick(ofTake, texts.reminders),
      urgency: pick(ofTake, texts.urgency),
    };
  });
  return { ...plan, takes };
}
