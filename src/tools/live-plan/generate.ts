import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import { ACTIVITIES, COMMUNITY_TACTICS, chosenIn, type Hook, type LivePlan, viralScore } from './livePlan';
import type english from './locales/en.json';
import { type Said, saidOf } from './saidInPlan';
import { demosOf, takesOf } from './takes';

export type Texts = (typeof english)['texts'];

const SETUPS = 2;
const DISPLAYS = 2;
const TACTICS = 2;
const KEY_POINTS = 3;
const REPEATED = 3;

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/** The plan of a live about what a product proves on camera, with several scripts. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): LivePlan {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A plan is about a product');
  return planOf(product, texts, choose, answers);
}

function planOf(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  answers: Readonly<Record<string, string>>,
): LivePlan {
  const { niche, experience, duration, objective, isLong } = chosenIn(answers);
  const { said, doubts } = saidOf(brief, choose);
  const known = { choose, said, doubts };
  const demos = demosOf(brief, texts, known);
  const one = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);
  const some = (list: string, patterns: readonly string[], count: number) =>
    choose.some(list, patterns, count).map((pattern) => fill(pattern, said));
  const ofLevel = texts.experiences[experience];
  const ofObjective = texts.objectives[objective];
  const sale = choose.one('sales', texts.sales);
  const { first, second, third, fourth, longer } = texts.steps;
  const usualSteps = [
    one('steps.first', first),
    one('steps.second', second),
    one('steps.third', third),
    one('steps.fourth', fourth),
  ];
  const moreSteps = longer.map((patterns, place) => one(`steps.longer.${place}`, patterns));

  return {
    product: answers.product ?? '',
    focus: one(`focus.${objective}`, ofObjective.focus),
    introduction: {
      hooks: hooksOf(niche, texts, said, one),
      duration: texts.durations.intro,
      tips: [one(`intro.${experience}`, ofLevel.intro), ...some('setup', texts.setup, SETUPS)],
    },
    productPresentation: {
      structure: isLong ? [...usualSteps, ...moreSteps] : usualSteps,
      duration: isLong ? texts.durations.longPresentation : texts.durations.presentation,
      keyPoints: some('keyPoints', texts.keyPoints, KEY_POINTS),
      say: demos[0] ?? [],
    },
    interaction: {
      activities: some('activities', texts.activities, ACTIVITIES[experience]),
      duration: texts.durations.interaction,
      engagementTactics: [
        ...some('tactics', texts.tactics, TACTICS),
        ...(objective === 'community' ? some('communityTactics', texts.communityTactics, COMMUNITY_TACTICS) : []),
      ],
    },
    salesMoment: {
      // The offer's own slot stays: it is filled by what the creator types.
      withOffer: fill(sale.withOffer, said),
      plain: fill(sale.plain, said),
      exampleOffer: texts.exampleOffer,
      timing: texts.saleTimings[duration],
      productDisplayTips: some('display', texts.display, DISPLAYS),
    },
    conclusion: {
      cta: one(`ctas.${objective}`, ofObjective.ctas),
      nextLiveTeaser: one('nextLives', texts.nextLives),
      followUpActions: [one('followUps', texts.followUps), one(`followUps.${objective}`, ofObjective.followUps)],
    },
    repeatedPhrases: some('repeated', texts.repeated, REPEATED),
    productLinkInstructions: texts.productLink.map((patterns, place) => one(`productLink.${place}`, patterns)),
    optimizationTips: [
      one(`tips.${experience}`, ofLevel.tips),
      one(`durationTips.${duration}`, texts.durationTips[duration]),
      one('optimization', texts.optimization),
    ],
    loop: one(`loops.${duration}`, texts.loops[duration]),
    takes: takesOf(texts, { experience, objective, isOwnShop: brief.isOwnShop === true }, known),
    demos,
  };
}

type One = (list: string, patterns: readonly string[]) => string;

function hooksOf(niche: string, { hooks, reasons }: Texts, said: Said, one: One): Hook[] {
  const hook = (place: 'first' | 'second' | 'third', text: string): Hook => ({
    text,
    isRecommended: place === 'first',
    reasoning: one(`reasons.${place}`, reasons[place]),
    viralScore: viralScore(niche, place),
  });
  return [
    hook('first', said.need ? one('hooks.need', hooks.need) : said.hook),
    hook('second', one('hooks.aspect', hooks.aspect)),
    hook('third', one('hooks.doubt', hooks.doubt)),
  ];
}
