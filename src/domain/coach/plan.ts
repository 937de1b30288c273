import { words } from '../../lib/fold';
import { monthlyGoal } from '../earnings';
import { type Brief, earlier, FEWEST, MOST_PARTS, takeTurns, textsOf } from './brief';
import { asksNiche, bubblesOf, extras, headline, nextGuides, productBubbles, sentencesOf } from './bubbles';
import { goalBubbles, saleBubble } from './goal';
import type { Guide, Topic } from './guide';
import { termsOf } from './retrieval';

/**
 * The bubbles that a turn calls for, most important first; there may be more than fit, and some may just have been
 * said.
 */
export function plan(brief: Brief, guide: Guide | undefined): readonly string[] {
  const { turn } = brief;
  const texts = textsOf(brief);
  const version = (versions: readonly (readonly string[])[]) =>
    takeTurns(
      versions,
      earlier(brief, ({ kind }) => kind === turn.kind),
    ) ?? [];
  if (turn.written === 'other' && !guide) return [texts.languageNote, texts.otherLanguage];
  if (turn.kind === 'thanks') return version(texts.thanks);
  if (turn.kind === 'refusal') return version(texts.refusal);
  if (turn.kind === 'vague') return version(texts.vague);
  if (turn.kind === 'complaint') return version(texts.complaint);
  if (turn.kind === 'unclear') return version(texts.unclear);
  if (!guide) return version(texts.unknown);
  if (turn.kind === 'greeting' && earlier(brief, ({ kind }) => kind === 'greeting') > 0)
    return version(texts.greetingAgain);
  if (guide.topic === 'earnings-goal' && turn.kind !== 'why' && turn.kind !== 'more') return planGoal(brief, guide);

  const asked = brief.conversation.at(-1);
  const isRepeated =
    asked?.topic === turn.topic && !turn.product && !turn.sale && (!turn.niche || turn.niche === asked.niche);
  switch (turn.kind) {
    case 'more':
      return planMore(brief, guide);
    case 'shorter':
      return planShorter(brief, guide);
    case 'why':
      return planWhy(brief, guide);
    case 'other-niche':
      return planOtherNiche(brief, guide);
    default:
      if (isRepeated && (asked.text === turn.text || extras(brief, guide.topic).length > 0))
        return planMore(brief, guide);
      return isRepeated ? planPrecise(brief, guide) : planQuestion(brief, guide);
  }
}

function planQuestion(brief: Brief, guide: Guide): string[] {
  const { turn, guides } = brief;
  const texts = textsOf(brief);
  const second = turn.also && guides.get(turn.also);
  const own = second
    ? [bubblesOf(brief, guide), bubblesOf(brief, second)].flatMap((bubbles) => bubbles.slice(0, FEWEST))
    : asManyAsAsked(brief, guide, mostAskedFirst(brief, guide));
  const rival = turn.rival && guides.get(turn.rival)?.questions[0];
  const lead = [
    turn.ownNiche && asksNiche(brief, guide) ? texts.whichNiche : undefined,
    turn.caveat && texts.caveats[turn.caveat],
    turn.sale && saleBubble(texts, turn.sale, turn.isForeignMoney),
  ];
  const understood = turn.isUnsure && guide.questions[0];
  const question =
    (rival && texts.orDidYouMean(rival)) ||
    (understood && texts.understoodAs(asSentence(understood))) ||
    (asksNiche(brief, guide) && !turn.ownNiche && texts.askNiche) ||
    (guide.topic === 'scripts' && !brief.product && texts.askProduct);
  const parts = [...lead.filter((part) => part !== undefined), ...own].slice(0, MOST_PARTS);
  if (!question) return parts;
  return parts.length < MOST_PARTS ? [...parts, question] : [...parts.slice(0, -1), `${parts.at(-1)}\n\n${question}`];
}

const asSentence = (question: string) => (/[?!.…]$/.test(question) ? question : `${question}.`);

/** Topics whose advice is a rule to look up rather than a thing to try out. */
const RULES: ReadonlySet<Topic> = new Set<Topic>([
  'eligibility',
  'open-shop',
  'add-product',
  'collaborations',
  'samples',
  'commissions',
  'business-status',
  'disclosure',
  'claims',
  'prices-and-promos',
  'violations',
  'music',
  'app-help',
]);

/** Topics that answer several questions, a bubble each. */
const SEVERAL: ReadonlySet<Topic> = new Set<Topic>([
  ...RULES,
  'live-objections',
  'live-run',
  'live-results',
  'analytics',
  'faceless-and-ai',
]);

/** How many items a bubble holds. */
const AT_ONCE = 3;

/** « Donne-moi 10 titres » : what the guide gives, and as much of the following material as the number asks for. */
function asManyAsAsked(brief: Brief, guide: Guide, [first = '', ...others]: string[]): string[] {
  const { count = 0 } = brief.turn;
  const wanted = Math.min(MOST_PARTS, Math.ceil(count / AT_ONCE)) - 1;
  return [first, ...extras(brief, guide.topic).slice(0, Math.max(0, wanted)), ...others];
}

/** An age below the minimum in the rules. */
const UNDER_AGE = /\b(?:(?:i m|i am) (?:1[0-7]|under)|1[0-7] (?:ans|years?)|mineure?s?|minor|underage)\b/;

/**
 * The guide's bubbles, starting with the only one that mentions a word of the question beyond the guide's usual ones.
 */
function mostAskedFirst(brief: Brief, guide: Guide): string[] {
  const own = bubblesOf(brief, guide);
  if (brief.turn.sale || !SEVERAL.has(guide.topic)) return own;
  const usual = new Set(termsOf(words(guide.questions[0] ?? '')));
  const asked = new Set(termsOf(brief.turn.text.split(' ')).filter((term) => !usual.has(term) && !/^\d/.test(term)));
  if (UNDER_AGE.test(brief.turn.text)) asked.add('18');
  const spoken = own.map((bubble) => new Set(termsOf(words(bubble))));
  const counts = spoken.map(
    (terms) =>
      [...asked].filter((term) => terms.has(term) && spoken.filter((other) => other.has(term)).length === 1).length,
  );
  const best = counts.indexOf(Math.max(...counts));
  return counts[0] === 0 && best > 0 ? [own[best] ?? '', ...own.filter((_, index) => index !== best)] : own;
}

function planGoal(brief: Brief, guide: Guide): string[] {
  const texts = textsOf(brief);
  const goal = brief.turn.goal ?? monthlyGoal(brief.profile?.financialGoal);
  const [sum, cautious] = goalBubbles(texts, goal, brief.niche, brief.turn.isForeignMoney);
  const own = bubblesOf(brief, guide);
  return goal ? [sum, cautious, ...own] : [...own.slice(0, 1), sum, cautious, texts.goal.askGoal];
}

function planMore(brief: Brief, guide: Guide): string[] {
  const { checkIt, moreProducts } = textsOf(brief);
  const count = earlier(brief, ({ topic }) => topic === guide.topic) - 1;
  const extra = extras(brief, guide.topic)[count];
  if (!extra) return planNext(brief, guide, count - extras(brief, guide.topic).length);
  const companions = guide.topic === 'product-choice' ? moreProducts.rule : checkIt.craft;
  return [extra, takeTurns(companions, count + 1) ?? ''];
}

/** The topic's guide has already been given: what comes after it, from the questions that it suggests. */
function planNext(brief: Brief, guide: Guide, count: number): string[] {
  const onward = nextGuides(brief, guide);
  const next = takeTurns(onward, count);
  const { onwards } = textsOf(brief);
  const lead = takeTurns(onwards, count);
  return next && lead ? [lead(next.questions[0] ?? ''), ...bubblesOf(brief, next).slice(0, FEWEST)] : [];
}

function planShorter(brief: Brief, guide: Guide): string[] {
  const texts = textsOf(brief);
  const own = bubblesOf(brief, guide);
  const hasNichePart = !brief.product && brief.niche && guide.byNiche?.[brief.niche];
  const main = own[hasNichePart ? (guide.nichePart ?? 0) : 0] ?? '';
  const action = own.find((part) => part !== main) ?? main;
  return [texts.inShort(headline(main)), texts.doNow(headline(action))];
}

function planWhy(brief: Brief, guide: Guide): string[] {
  const { reasons, checkIt } = textsOf(brief);
  if (guide.topic === 'small-talk') return [];
  const count = earlier(brief, ({ kind }) => kind === 'why');
  return [reasons[guide.topic], takeTurns(checkIt[RULES.has(guide.topic) ? 'rules' : 'craft'], count) ?? ''];
}

function planOtherNiche(brief: Brief, guide: Guide): string[] {
  const { niche, guides } = brief;
  if (!niche || productBubbles(brief, guide.topic).length > 0) return bubblesOf(brief, guide);
  const own = guide.byNiche?.[niche];
  if (own) return [own, ...bubblesOf(brief, guide)];
  const { sameInNiche, niches } = textsOf(brief);
  const shooting = guides.get(guide.topic === 'scripts' ? 'hooks' : 'scripts')?.byNiche?.[niche];
  return [sameInNiche(niches[niche].the), ...(shooting ? [shooting] : bubblesOf(brief, guide))];
}

/** Another question on the topic just answered: the sentences that answer it, then what comes next. */
function planPrecise(brief: Brief, guide: Guide): string[] {
  const asked = new Set(termsOf(brief.turn.text.split(' ')));
  const ranked = bubblesOf(brief, guide)
    .flatMap(sentencesOf)
    .map((sentence, index) => ({
      sentence,
      index,
      shared: new Set(termsOf(words(sentence)).filter((term) => asked.has(term))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, FEWEST)
    .sort((a, b) => a.index - b.index);
  const count = earlier(brief, ({ topic }) => topic === guide.topic) - 1;
  const { caveats, precisely } = textsOf(brief);
  const summary = bubblesOf(brief, guide)
    .map((bubble) => `\n- ${headline(bubble)}`)
    .join('');
  const lead = brief.turn.caveat ? [caveats[brief.turn.caveat]] : [];
  return [
    ...lead,
    precisely(ranked.length > 0 ? ` ${ranked.map(({ sentence }) => sentence).join(' ')}` : summary),
    ...planNext(brief, guide, count),
  ];
}
