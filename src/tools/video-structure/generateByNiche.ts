import { nichePickOf } from '../../domain/matchNiche';
import type spanish from '../../i18n/locales/es/video-structure.texts.json';
import { fill } from '../../lib/fill';
import { pick } from '../../lib/pick';
import type { Random } from '../../lib/seededRandom';
import { DURATIONS, durationOf, LENGTHS, secondsInTurn, type VideoStructure } from './structure';
import { formatOf, HOOK_KINDS } from './trends';

/** The texts of a language that has none by product yet. */
export type TextsByNiche = (typeof spanish)['texts'];

/** A structure in a language whose texts go by niche: the product is only named; the longer, the more lines a part has. */
export function generateByNiche(
  { trend = '', niche: named = '', duration: wanted = '', product = '' }: Readonly<Record<string, string>>,
  texts: TextsByNiche,
  { random }: { random: Random },
): VideoStructure {
  const niche = nichePickOf(named) ?? 'beauty';
  const duration = durationOf(wanted);
  const lengths = LENGTHS[duration];
  const lines = DURATIONS.indexOf(duration) + 1;
  const ofNiche = texts.niches[niche];
  const format = formatOf(trend);
  const say = (text: string) => fill(text, { product: product || texts.thisProduct });
  const { next, total } = secondsInTurn();

  const variants = HOOK_KINDS.map((kind) => say(pick(random, ofNiche.hooks[kind])));
  const recommended = HOOK_KINDS.indexOf(format.hook);
  const hook = { variants, recommended, explanation: ofNiche.why[format.hook], timing: next(lengths.hook) };

  const angle = pick(random, ofNiche.angles);
  const transition = {
    content: angle.transition.content,
    timing: next(lengths.transition),
    technique: fill(texts.techniques[format.id], { trend, gesture: ofNiche.gesture }),
  };
  const steps = angle.steps.map(({ step, action, rhythm }) => ({ step, timing: next(lengths.step), action, rhythm }));
  const { script, placement } = pick(random, ofNiche.callsToAction);
  const callToAction = { script, timing: next(lengths.callToAction), placement };

  return {
    trend,
    niche,
    product,
    hook,
    transition,
    mainContent: { steps, totalDuration: texts.totalDurations[duration], seconds: total() },
    callToAction,
    visualElements: ofNiche.visuals,
    fullScript: {
      intro: [...variants.slice(recommended, recommended + 1), ...angle.transition.say.slice(0, lines)],
      main: angle.steps.flatMap((step) => step.say.slice(0, lines).map(say)),
      outro: [script],
    },
    filmingTips: { ...ofNiche.filming, format: texts.format },
    disclosure: texts.disclosure,
  };
}
