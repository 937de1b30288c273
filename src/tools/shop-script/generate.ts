import { type Country, matchCountry } from '../../domain/countries';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { secondsToSay } from '../../domain/products/secondsToSay';
import { threadOf } from '../../domain/products/thread';
import { capital } from '../../lib/capital';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import type english from './locales/en.json';
import { type CallToAction, type Hook, type ShopScript, viralScore } from './shopScript';
import { spokenParts } from './spoken';

export type Texts = (typeof english)['texts'];

const TIPS = 3;
/** A hook with what leads up to it. */
const HOOK_SECONDS = 6;
/** Of all that is said. */
const MOST_SECONDS = 30;

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/** A short shop video about what a product proves on camera; the country decides how the ad is labelled. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): ShopScript {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('A script is about a product');
  return scriptOf(product, texts, choose, answers);
}

/**
 * One thought: the hook says what one wants it for, or opens a proof, and the demonstration gives that; the feature is a
 * second proof, with its own hook.
 */
function scriptOf(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  { product = '', niche = '', country = '' }: Readonly<Record<string, string>>,
): ShopScript {
  const { main, second, doubt, said } = threadOf(brief, choose);
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);
  const isShort = (pattern: string) => secondsToSay([fill(pattern, said)]) <= HOOK_SECONDS;
  const writeShort = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns, isShort), said);
  const hook = (place: 'first' | 'second' | 'third', text: string, opening: 'proof' | 'doubt' = 'proof'): Hook => ({
    text,
    shot: write(`openings.${opening}`, texts.openings[opening]),
    emotion: choose.one(`emotions.${place}`, texts.emotions[place]),
    viralScore: viralScore(niche, place),
    isRecommended: place === 'first',
  });
  const [toldLine] = brief.told;
  const made: ShopScript = {
    product,
    spokenName: brief.name.bare,
    hooks: [
      hook('first', main.hook),
      hook('second', writeShort('hooks.aspect', texts.hooks.aspect)),
      {
        ...hook('third', writeShort('hooks.doubt', texts.hooks.doubt), 'doubt'),
        answer: `${doubt.say} ${write('bridges', texts.bridges)}`,
      },
    ],
    demoVisual: {
      description: capital(main.shot),
      timing: texts.demoTiming,
      filmingTips: choose.some('moments', texts.moments, TIPS).map((tip) => fill(tip, said)),
      say: main.say,
    },
    highlightFunction: {
      keyFeature: capital(second.shows),
      demonstration: capital(second.shot),
      whyDifferent: write('different', texts.different),
      say: [toldLine, write('links', texts.links), second.hook, second.say].filter(Boolean).join(' '),
    },
    callToAction: callToAction(texts, choose, said),
    trendEffect: filled(choose.one('trends', texts.trends), said),
    viralMusic: filled(choose.one('music', texts.music), said),
    disclosure: disclosureIn(matchCountry(country), texts, brief.isOwnShop),
  };
  const opened = main.need ? openedBy(main.need, made) : made;
  return second.need ? goingOnWith([...brief.told.slice(0, 1), second.need, second.hook, second.say], opened) : opened;
}

/** Opened by what one wants the product for; its hook is said right after, if all of it fits into one video. */
function openedBy(need: string, made: ShopScript): ShopScript {
  const [first, ...others] = made.hooks;
  if (!first) return made;
  const opened = { ...first, text: need, lead: first.text };
  const script = { ...made, hooks: [opened, ...others] };
  return isInTime(script) ? script : made;
}

/** The second thing begins with what one wants that for, if the product is named after any hook and all of it fits. */
function goingOnWith(lines: readonly string[], made: ShopScript): ShopScript {
  const script = { ...made, highlightFunction: { ...made.highlightFunction, say: lines.join(' ') } };
  const afterHook = [made.demoVisual.say, ...lines, made.callToAction.plain].join(' ').toLowerCase();
  const isNamed = afterHook.includes((made.spokenName ?? '').toLowerCase());
  return isNamed && isInTime(script) ? script : made;
}

const linesOf = (script: ShopScript): string[] =>
  script.hooks.slice(0, 1).flatMap((hook) => spokenParts(script, hook).flatMap(({ lines }) => lines));

const isInTime = (script: ShopScript): boolean => secondsToSay(linesOf(script)) <= MOST_SECONDS;

type Said = Readonly<Record<string, string>>;

function callToAction(texts: Texts, choose: FreshChoice, said: Said): CallToAction {
  const { withOffer, plain } = choose.one('callsToAction', texts.callsToAction);
  return {
    // The offer's own slot stays: it is filled by what the creator types.
    withOffer: fill(withOffer, said),
    plain: fill(plain, said),
    exampleOffer: texts.exampleOffer,
    timing: texts.callTiming,
    emphasis: fill(choose.one('emphasis', texts.emphasis), said),
  };
}

/** Every text of a record with its slots filled. */
function filled<Key extends string>(texts: Readonly<Record<Key, string>>, said: Said): Record<Key, string> {
  const copy: Record<Key, string> = { ...texts };
  for (const key in copy) copy[key] = fill(copy[key], said);
  return copy;
}

/** In the United States the endorsement is spoken as well as shown (FTC, endorsement guides). */
function disclosureIn(country: Country | undefined, texts: Texts, isOwnShop = false): ShopScript['disclosure'] {
  const { onScreen, note } = texts.disclosure[country ?? 'other'];
  const { ownShop, spokenDisclosure } = texts;
  return {
    onScreen,
    note: isOwnShop ? ownShop.note : note,
    ...(country === 'US' && { say: isOwnShop ? ownShop.say : spokenDisclosure }),
  };
}
