import { nichePickOf } from '../../domain/matchNiche';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { mostIn, timedLine } from '../../domain/products/timedLine';
import { countWords } from '../../domain/scriptCheck/speakingTime';
import { capital } from '../../lib/capital';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import { answeringLines, provingLines, type Said, saidOf, thoughtsAbout } from './spokenSteps';
import { durationOf, LENGTHS, secondsInTurn, type VideoStructure } from './structure';
import { subjectOf, type Texts } from './subject';
import { formatOf, HOOK_KINDS } from './trends';

const TIPS = 3;

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/**
 * A video planned to the second: two proofs and an answered doubt; the trend gives technique and the hook that suits it,
 * the duration how much is said.
 */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): VideoStructure {
  return 'niches' in texts
    ? generateByNiche(answers, texts, { random })
    : structureOf(answers, texts, { choose, ...(product && { product }) });
}

function structureOf(
  { trend = '', niche: named = '', duration: wanted, product = '' }: Readonly<Record<string, string>>,
  texts: Texts,
  { choose, product: brief }: { choose: FreshChoice; product?: ProductBrief },
): VideoStructure {
  const niche = nichePickOf(named) ?? 'beauty';
  const duration = durationOf(wanted);
  const lengths = LENGTHS[duration];
  const format = formatOf(trend);
  const subject = subjectOf(brief, niche, texts);
  const { proofs, doubts } = thoughtsAbout(subject, duration, choose);
  const [first, second = first] = proofs;
  if (!first || !second) throw new Error('There is nothing to prove');
  const said = saidOf(subject, first[0], doubts[0], choose);
  const write = (list: string, patterns: readonly string[], values: Said = said) =>
    fill(choose.one(list, patterns), values);
  const timed = (list: string, patterns: readonly string[], seconds: number, values: Said = said) =>
    timedLine(choose.one(list, patterns), values, seconds);
  const { next, total } = secondsInTurn();

  /** What one wants it for is a scene, if it is short enough for a hook. */
  const isNeed = Boolean(said.need) && countWords(said.need ?? '') <= mostIn(lengths.hook);
  const variants = HOOK_KINDS.map((kind) => {
    if (kind === 'scene' && isNeed) return timed('hooks.need', texts.hooks.need, lengths.hook);
    const patterns = texts.hooks[kind].map((pattern) => `${pattern} / ${texts.spare[kind]}`);
    return timed(`hooks.${kind}`, patterns, lengths.hook);
  });
  const recommended = HOOK_KINDS.indexOf(format.hook);
  const appeal = format.hook === 'scene' && isNeed ? 'need' : format.hook;
  const explanation = write(`appeal.${appeal}`, texts.appeal[appeal]);
  const hook = { variants, recommended, explanation, timing: next(lengths.hook) };

  const bridge = choose.one(`bridges.${format.id}`, texts.bridges[format.id]);
  const opening = timed('transitions', subject.transitions, lengths.transition, { bridge });
  const transition = {
    content: write('contents', texts.contents),
    timing: next(lengths.transition),
    technique: write(`techniques.${format.id}`, texts.techniques[format.id], {
      trend,
      gesture: choose.one('gestures', texts.gestures),
    }),
  };

  const lines = [
    ...provingLines('first', first, { said, isOpened: format.hook === 'proof' }, texts, choose, lengths.step),
    ...provingLines('second', second, { said }, texts, choose, lengths.step),
    ...answeringLines(doubts, said, texts, choose, lengths.step),
  ];
  const steps = [
    ...[first, second].map(([proof, another]) => ({
      step: capital(proof.shows),
      action: another
        ? fill(texts.then, { Shot: capital(proof.shot), shot2: another.shot })
        : `${capital(proof.shot)}.`,
    })),
    { step: doubts[0].ask, action: write('actions', texts.actions) },
  ].map(({ step, action }) => ({ step, timing: next(lengths.step), action, rhythm: write('rhythm', texts.rhythm) }));

  const Limit = write('limits', texts.limits);
  const script = timed('calls', texts.calls, lengths.callToAction, { ...said, Limit });
  const callToAction = {
    script,
    timing: next(lengths.callToAction),
    placement: write('placements', texts.placements),
  };

  return {
    trend,
    niche,
    product,
    ...(brief && { named: brief.name.bare }),
    hook,
    transition,
    mainContent: { steps, totalDuration: texts.totalDurations[duration], seconds: total() },
    callToAction,
    visualElements: {
      sounds: write('sounds', texts.sounds),
      emojis: texts.emojis[niche],
      subtitles: write('subtitles', texts.subtitles),
      effects: write('effects', texts.effects),
    },
    fullScript: { intro: [...variants.slice(recommended, recommended + 1), opening], main: lines, outro: [script] },
    filmingTips: {
      lighting: write('lighting', texts.lighting),
      format: texts.format,
      emotion: write('emotion', texts.emotion),
      technical: choose.some('technical', texts.technical, TIPS).map((tip) => fill(tip, said)),
    },
    disclosure: texts.disclosure,
  };
}
