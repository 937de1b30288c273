import { capital } from '../../../../lib/capital.ts';
import { fill } from '../../../../lib/fill.ts';
import type { ProductBrief } from '../../../products/brief.ts';
import { fillName } from '../../../products/naturalName.ts';
import type { CoachLanguage } from '../../language.ts';
import type { Make } from '../../topics/topicFile.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

/** For each thing that can be made, several versions of bubbles; a line whose slots stay empty is left out. */
const PATTERNS: Readonly<Record<CoachLanguage, Readonly<Record<Make, readonly (readonly string[])[]>>>> = {
  fr: french,
  en: english,
};

/** Seconds of a script if none are asked for: short enough for an impulse buy. */
const USUAL_SECONDS = 24;
/** When the five lines of a script begin and end, as shares of its length. */
const SHARES = [0, 0.12, 0.35, 0.6, 0.85, 1];
/** So many hashtags (domain notes, section 6: 3 to 5). */
const TAGS = 5;

/** What is asked for besides the product. */
export interface MakeWish {
  make: Make;
  /** How often it was asked for before: each time another version. */
  turn: number;
  seconds?: number;
}

/** What the coach makes for a product out of what is known of it: bubbles, most important first. */
export function makeFor(brief: ProductBrief, { make, turn, seconds = USUAL_SECONDS }: MakeWish): string[] {
  const { language } = brief.name;
  const versions = PATTERNS[language][make];
  const version = versions[turn % versions.length] ?? [];
  const values = valuesOf(brief, Math.floor(turn / versions.length), seconds);
  return version.flatMap((bubble) => {
    const lines = bubble
      .split('\n')
      .filter((line) => [...line.matchAll(/\{\{(\w+)\}\}/g)].every(([, slot = '']) => values[slot]))
      .map((line) => capital(fill(fillNamed(line, brief), values)));
    return lines.some((line) => line.trim() !== '') ? [lines.join('\n').trim()] : [];
  });
}

/** Slots of the name are in single braces, those of what is known in double ones, which are filled later. */
const fillNamed = (line: string, { name }: ProductBrief) =>
  line.replace(/(?<!\{)\{[^{}]+\}(?!\})/g, (slot) => fillName(slot, name));

/** When each of the five lines of a script of that length is said, in seconds: `t1` « 0–3 » and so on. */
export const beatsOf = (seconds: number): Record<string, string> =>
  Object.fromEntries(
    SHARES.slice(1).map((share, place) => [
      `t${place + 1}`,
      `${Math.round((SHARES[place] ?? 0) * seconds)}–${Math.round(share * seconds)}`,
    ]),
  );

function valuesOf({ knowledge, ownProofs, wholeName }: ProductBrief, offset: number, seconds: number) {
  const { proofs, doubts, measure, notFor, when, claims, never, tags, searched } = knowledge;
  const own = proofs.slice(0, Math.max(ownProofs, 2));
  const wanted = own.filter(({ need }) => need);
  const at = <Item>(list: readonly Item[], place: number) => list[(place + offset) % Math.max(1, list.length)];
  const others = own.filter((proof) => proof !== at(wanted, 0));
  const main = at(wanted, 0) ?? at(own, 0);
  const [second, third] = [at(others, 0), at(others, 1)];
  const [doubt, otherDoubt] = [at(doubts, 0), doubts.length > 1 ? at(doubts, 1) : undefined];
  const filled: Readonly<Record<string, string | undefined>> = {
    name: wholeName.bare,
    need: main?.need ?? main?.hook,
    hook: main?.hook,
    shot: main?.shot,
    say: main?.say,
    shows: main?.shows,
    need2: (wanted.length > 1 ? at(wanted, 1)?.need : undefined) ?? third?.hook,
    hook2: second?.hook,
    shot2: second?.shot,
    say2: second?.say,
    hook3: third?.hook,
    shot3: third?.shot,
    ask: doubt?.ask,
    answer: doubt?.say,
    ask2: otherDoubt?.ask,
    answer2: otherDoubt?.say,
    measure: at(measure, 0),
    measure2: measure.length > 1 ? at(measure, 1) : undefined,
    notFor: at(notFor, 0),
    when: at(when, 0),
    with: at(knowledge.with, 0),
    with2: knowledge.with.length > 1 ? at(knowledge.with, 1) : undefined,
    claim: at(claims, 0)?.not,
    why: at(claims, 0)?.why,
    never: at(never, 0),
    tags: tags.slice(0, TAGS).join(' '),
    searched: at(searched, 0),
    seconds: `${seconds}`,
    ...beatsOf(seconds),
  };
  return Object.fromEntries(Object.entries(filled).flatMap(([slot, value]) => (value ? [[slot, value]] : [])));
}
