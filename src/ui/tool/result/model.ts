import type { CheckedScript } from '../../../domain/scriptCheck/checkedScript';
import type { PromptScript } from '../../../domain/teleprompter/timeline';
import type { NewIdea } from '../../../state/slices/videos';
import type { Moment } from '../remind/useReminding';
import type { Colours } from './Ring';

// A tool's result as data. One view shows it (ResultView) and one writer makes the text that is copied, shared and kept
// (resultText), so what leaves the screen is what was seen on it.

export interface ToolResult {
  /** What it was made from: 'Home · Book ends'. */
  eyebrow: string;
  title: string;
  /** Which of several pages it is: another one is read from its title on. */
  page?: string;
  sections: readonly Section[];
  /** What has to be known of the whole. */
  notes: readonly string[];
  links?: Links;
  buttons: readonly ResultButton[];
}

/** Cards that belong together; the days of a week have a heading each. */
export interface Section {
  heading?: Heading;
  cards: readonly (Card | Widget)[];
}

/** A card of the tool's own that is used, not read: a clock to set, a list to choose from. */
export interface Widget {
  id: string;
  widget: string;
}

export interface Heading {
  /** Of the element, so that one can go there. */
  id: string;
  text: string;
  note?: string;
  /** The day that the section is about: its place in the row of days that stays in sight. */
  day?: { letter: string; number: string; isToday: boolean; isLive: boolean };
}

export interface Card {
  /** Unlike that of any other card of the result. */
  id: string;
  /** `lead`: what somebody came for; `detail`: what helps to do it. */
  rank: 'lead' | 'detail';
  eyebrow: string;
  /** For screen readers, where the eyebrow is not the only one of its kind. */
  name?: string;
  /** At the corner: what it is recommended as. */
  badge?: string | undefined;
  /** Over both columns of a desktop. */
  isWide?: boolean;
  /** What the card says first, in large type. */
  statement?: string;
  /** The statement is said aloud. */
  isSpoken?: boolean;
  blocks?: readonly Block[];
  /** One, or several beside each other. */
  score?: Score | readonly Score[];
  /** Short facts in frames, such as how difficult it is. */
  tags?: readonly string[];
  /** A line beside the actions, such as how long the text is. */
  meta?: readonly string[];
  /** Copies what the card says: its statement alone, the lines that are said (alone, or with the times of the steps), or all. */
  copy?: { what: 'statement' | 'spoken' | 'timed' | 'card'; label?: string };
  /** Further copies, each a chip with a label: a part of the card in the shape in which it is pasted. */
  copies?: readonly { label: string; text: string }[];
  keep?: NewIdea;
  /** Its spoken lines, to be read while filming. */
  prompt?: PromptScript;
  /** Its spoken lines, to be checked against the rules. */
  check?: CheckedScript;
  choice?: Choice;
  /** One can be reminded of what the card is about. */
  remind?: { moment: Moment; note?: string | undefined };
}

export type Block =
  /** Paragraphs; `isSpoken`: what is said aloud; `isExample`: what is to be replaced and is therefore not copied. */
  | {
      kind: 'text';
      name?: string;
      lines: readonly string[];
      tone?: 'soft' | 'note';
      isSpoken?: boolean;
      isExample?: boolean;
    }
  | { kind: 'list'; name?: string; items: readonly string[]; isNumbered?: boolean; tone?: 'note' }
  /** Steps in time, each with what is said, done and to be thought of. */
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'figures'; rows: readonly (readonly [name: string, figure: string])[] }
  | { kind: 'ideas'; ideas: readonly Idea[] }
  | { kind: 'hashtags'; name?: string; tags: readonly string[]; groupName: string }
  /** Where the creator types what only they know; `none`: what the result says without it. */
  | { kind: 'offer'; label: string; placeholder: string; note: string; offer: string }
  /** Bells, with a `note` on them; `isPlan`: the list is to be read too; `allAtOnce`: each has its bell elsewhere. */
  | {
      kind: 'moments';
      group: string;
      rows: readonly MomentRow[];
      note?: string;
      isPlan?: boolean;
      allAtOnce?: boolean;
    };

export interface Step {
  /** When it is, or its place: '00:30 – 01:30'. */
  when?: string;
  title: string;
  blocks: readonly Block[];
}

/** A line of its own that can be copied, kept or chosen. */
export interface Idea {
  eyebrow?: string;
  /** What it is recommended as. */
  badge?: string;
  text: string;
  /** How it is done. */
  more?: string;
  isLarge?: boolean;
  copy?: { label?: string };
  keep?: NewIdea;
  choice?: Choice;
}

/** A moment of a plan, with its bell. */
export interface MomentRow {
  moment: Moment;
  /** Beside when it is: what it is. */
  aside?: string;
  lines?: readonly string[];
}

export interface Score {
  value: number;
  label: string;
  isPercent?: boolean;
  /** What the figure rests on. */
  why: string;
  colours?: Colours;
}

/** What a tap decides about the rest of the result; the answer is kept with those to the questions. */
export interface Choice {
  question: string;
  value: string;
  label: string;
  isChosen: boolean;
}

export interface Links {
  paths: readonly string[];
  names?: Readonly<Record<string, string>>;
  carry?: Readonly<Record<string, string>>;
  carryTo?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * `again`: another result from the same answers; `restart`: the first question; else what is decided about this result, kept
 * with the answers, or an action of the tool's own.
 */
export interface ResultButton {
  label: string;
  does: 'again' | 'restart' | Pick<Choice, 'question' | 'value'> | (() => void);
}
