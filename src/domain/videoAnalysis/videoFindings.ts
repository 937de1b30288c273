import type { VideoFacts } from '../../contracts/videoAnalysis';
import type { Evidence } from './evidence';
import { endOfDeadStart } from './readMeasure';
import { ANSWER_SCORES, isInTarget, MEASURES, measureOf } from './targets';

/** The specification's green starts here; anything below calls for advice. */
export const GOOD = 80;
/** Score for shake: above it the picture is as still as on a tripod, below it moves as in a calm hand. */
const STEADY = 95;

/** What to improve; lowers a score. */
export const WEAK_CAUSES = [
  'lowResolution',
  'landscape',
  'square',
  'wide', // upright, but wider than 9:16
  'narrow',
  'choppy',
  'blurry',
  'flat',
  'covered',
  'dark',
  'bright',
  'crushed', // not dark as a whole, but parts lost in black
  'burnt', // not bright as a whole, but parts lost in white
  'quiet',
  'loud',
  'peaks',
  'noSound',
  'inaudible', // a sound track with nothing in it
  'gaps',
  'shaky',
  'slowStart',
  'lateVoice',
  'noVoice',
  'blackStart',
  'frozenStart',
  'weakCall',
  'noCall',
  'littleProduct',
  'noProduct',
  'littleTrust',
  'noTrust',
] as const;
export type WeakCause = (typeof WEAK_CAUSES)[number];

/** Worth a remark, without a score. */
export const REMARK_CAUSES = ['long', 'short', 'longShots', 'blackGap'] as const;
export type RemarkCause = (typeof REMARK_CAUSES)[number];

/** What is good already. */
export const GOOD_CAUSES = [
  'highResolution',
  'vertical',
  'smooth',
  'sharp',
  'contrasted',
  'uncovered',
  'lit',
  'audible',
  'steady',
  'calmHand',
  'livelyStart',
  'earlyVoice',
  'clearCall',
  'clearProduct',
  'clearTrust',
] as const;
export type GoodCause = (typeof GOOD_CAUSES)[number];

export type Cause = WeakCause | RemarkCause | GoodCause;

/** A piece of evidence and its meaning. */
export interface Finding<C extends Cause = Cause> extends Evidence {
  cause: C;
}

const among =
  <C extends Cause>(causes: readonly C[]) =>
  (finding: Finding): finding is Finding<C> =>
    causes.some((cause) => cause === finding.cause);
export const isWeak = among(WEAK_CAUSES);
export const isRemark = among(REMARK_CAUSES);
export const isGood = among(GOOD_CAUSES);

/** The meaning of the evidence, wherever there is something to say about it. */
export function findingsOf(evidence: readonly Evidence[], facts: VideoFacts): Finding[] {
  return evidence.flatMap((each) => {
    const cause = each.unit === 'answer' ? answered(each) : measured(each, facts);
    return cause ? [{ ...each, cause }] : [];
  });
}

function answered({ measure, answer }: Evidence): Cause | undefined {
  if (answer === null) return undefined;
  const isFine = ANSWER_SCORES[answer] >= GOOD;
  const isNo = answer === 'no';
  if (measure === 'call_to_action') return isFine ? 'clearCall' : isNo ? 'noCall' : 'weakCall';
  if (measure === 'product_visibility') return isFine ? 'clearProduct' : isNo ? 'noProduct' : 'littleProduct';
  return isFine ? 'clearTrust' : isNo ? 'noTrust' : 'littleTrust';
}

function measured({ measure, value, score }: Evidence, facts: VideoFacts): Cause | undefined {
  if (value === null) return undefined;
  const isFine = isInTarget(measure, value);
  const isAbove = value > (measureOf(measure).target.max ?? Number.POSITIVE_INFINITY);
  switch (measure) {
    case 'resolution':
      return isFine ? 'highResolution' : 'lowResolution';
    case 'aspect':
      return isFine ? 'vertical' : shapeOf(value);
    case 'frameRate':
      return isFine ? 'smooth' : 'choppy';
    case 'sharpness':
      return isFine ? 'sharp' : 'blurry';
    case 'contrast':
      return isFine ? 'contrasted' : 'flat';
    case 'coveredDetail':
      return isFine ? 'uncovered' : 'covered';
    case 'brightness':
      return isFine ? 'lit' : isAbove ? 'bright' : 'dark';
    case 'clippedDark':
      return isFine || !isLit(facts, 'min') ? undefined : 'crushed';
    case 'clippedBright':
      return isFine || !isLit(facts, 'max') ? undefined : 'burnt';
    case 'loudness':
      return isFine ? 'audible' : isAbove ? 'loud' : 'quiet';
    case 'truePeak':
      return isFine ? undefined : 'peaks';
    case 'silence':
      return isFine ? undefined : silentCause(facts);
    case 'shake':
      return isFine ? (score !== null && score >= STEADY ? 'steady' : 'calmHand') : 'shaky';
    case 'openingChange':
      return isFine ? 'livelyStart' : isDeadStart(facts) ? undefined : 'slowStart';
    case 'openingSpeech':
      return isFine ? 'earlyVoice' : voiceCause(facts);
    case 'deadStart':
      return isFine ? undefined : deadCause(facts);
    case 'duration':
      return isFine ? undefined : isAbove ? 'long' : 'short';
    case 'shotLength':
      return isFine ? undefined : 'longShots';
    case 'blackGap':
      return isFine ? undefined : 'blackGap';
    default:
      return undefined;
  }
}

const SQUARE = { min: 0.9, max: 1.1 };

function shapeOf(ratio: number): Cause {
  if (ratio > SQUARE.max) return 'landscape';
  if (ratio >= SQUARE.min) return 'square';
  return ratio > MEASURES.aspect.target.max ? 'wide' : 'narrow';
}

/** Whether the picture as a whole is within that end of the target, so that only parts of it are lost. */
const isLit = ({ picture }: VideoFacts, end: 'min' | 'max') => {
  const { min, max } = MEASURES.brightness.target;
  return picture !== null && (end === 'min' ? picture.brightness >= min : picture.brightness <= max);
};

function silentCause({ hasSound, sound }: VideoFacts): Cause {
  if (hasSound === false) return 'noSound';
  return sound?.loudness === null ? 'inaudible' : 'gaps';
}

/** A missing sound is covered by `silence`. */
function voiceCause({ hasSound, sound }: VideoFacts): Cause | undefined {
  if (hasSound === false || !sound || sound.loudness === null) return undefined;
  return sound.firstSpeechAt === null ? 'noVoice' : 'lateVoice';
}

const isDeadStart = ({ picture }: VideoFacts) => picture !== null && !isInTarget('deadStart', endOfDeadStart(picture));

const deadCause = ({ picture }: VideoFacts): Cause =>
  picture?.black.some(({ from }) => from <= MEASURES.deadStart.target.max) ? 'blackStart' : 'frozenStart';
